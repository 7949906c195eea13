import { momentText } from './formats.ts';

/** A moment in the words given, with the exact time behind them. */
export function Moment({ iso, children }: { iso: string; children?: string }) {
  return (
    <time dateTime={iso} title={momentText(iso)}>
      {children ?? momentText(iso)}
    </time>
  );
}
