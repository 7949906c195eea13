import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'value' | 'onChange' | 'ref'> {
  /** Read out; the placeholder is only a hint. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** A search box with a clear button. Debouncing is the caller's business. */
export function SearchField({ label, value, onChange, className, ...input }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    box.current?.focus();
  };
  return (
    <Field label={label} hideLabel className={className}>
      {(wiring) => (
        <div className={styles.search}>
          <Search className={styles.magnifier} size={20} aria-hidden />
          <input
            enterKeyHint="search"
            autoComplete="off"
            {...input}
            {...wiring}
            type="search"
            ref={box}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {value && (
            <IconButton className={styles.clear} label="Clear search" onClick={clear}>
              <X size={18} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  );
}
