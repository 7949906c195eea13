import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { nextTab } from './next-tab.ts';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  /** A count or the like, beside the label. */
  badge?: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Tabs with arrow keys, Home and End. A panel is rendered when it is first opened, and keeps its state after. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const base = useId();
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  const [opened, setOpened] = useState<readonly Id[]>([selected]);
  if (!opened.includes(selected)) setOpened([...opened, selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(
      tabs.map((tab) => tab.id),
      selected,
      event.key,
    );
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    buttons.current.get(next)?.focus();
  };

  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(element) => {
              if (element) buttons.current.set(tab.id, element);
            }}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.badge !== undefined && <span className={styles.badge}>{tab.badge}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className={styles.panel}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== selected}
        >
          {opened.includes(tab.id) && tab.content}
        </div>
      ))}
    </>
  );
}
