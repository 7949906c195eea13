import type { LoadFigures } from '@serein/contracts/registry';
import { classNames, VisuallyHidden } from '@serein/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { countText, shareText, timeText } from '../formats.ts';
import styles from './FiguresTable.module.css';
import { shareOf } from './figures.ts';

export interface FiguresColumn {
  label: string;
  figures: LoadFigures;
  /** The figures that are worse than in the other column. */
  worse?: ReadonlySet<keyof LoadFigures> | undefined;
}

/** How the loads of one app went, version by version. */
export function FiguresTable({ caption, columns }: { caption: string; columns: readonly FiguresColumn[] }) {
  if (columns.every(({ figures }) => figures.loads === 0)) {
    return <p className={styles.none}>No loads in the last 24 hours.</p>;
  }
  const share = (figures: LoadFigures, part: number) => words(shareOf(part, figures), shareText);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td>Last 24 hours</td>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row label="Loads" figure="loads" columns={columns} cell={({ loads }) => countText(loads)} />
        <Row label="Failed" figure="failed" columns={columns} cell={(figures) => share(figures, figures.failed)} />
        <Row
          label="Recovered"
          figure="recovered"
          columns={columns}
          cell={(figures) => share(figures, figures.recovered)}
        />
        <Row label="Load time, p75" figure="p75" columns={columns} cell={({ p75 }) => words(p75, timeText)} />
      </tbody>
    </table>
  );
}

interface RowProps {
  label: string;
  figure: keyof LoadFigures;
  columns: readonly FiguresColumn[];
  cell: (figures: LoadFigures) => ReactNode;
}

function Row({ label, figure, columns, cell }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column) => {
        const isWorse = column.worse?.has(figure) ?? false;
        return (
          <td key={column.label} className={classNames(isWorse && styles.worse)}>
            {isWorse && <TriangleAlert size={16} aria-hidden />}
            {cell(column.figures)}
            {isWorse && <VisuallyHidden> (worse)</VisuallyHidden>}
          </td>
        );
      })}
    </tr>
  );
}

const words = (value: number | null, format: (value: number) => string): ReactNode =>
  value === null ? (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>none</VisuallyHidden>
    </>
  ) : (
    format(value)
  );
