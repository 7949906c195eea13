import { classNames } from '@serein/ui';
import { shortVersion } from './formats.ts';
import styles from './VersionName.module.css';

export interface VersionNameProps {
  version: string;
  /** All 16 digits, as the deploy command takes them. */
  full?: boolean;
  className?: string | undefined;
}

/** A version's name, as far as it is needed to tell it from the others. */
export function VersionName({ version, full = false, className }: VersionNameProps) {
  if (version === 'dev') return <span className={className}>a dev server</span>;
  return (
    <code className={classNames(styles.version, className)} title={version}>
      {full ? version : shortVersion(version)}
    </code>
  );
}
