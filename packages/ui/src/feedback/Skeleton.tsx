import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths: the final size, so that nothing jumps. */
  width?: string | undefined;
  height?: string | undefined;
  round?: boolean | undefined;
}

/** A placeholder for what is loading. Put one `role="status"` with words beside a group of them (see SkeletonGroup). */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return <span className={round ? styles.round : styles.skeleton} style={{ width, height }} aria-hidden />;
}
