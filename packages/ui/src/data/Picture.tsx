import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  src: string | null;
  /** Empty for a picture that says nothing that the text beside it does not say. */
  alt: string;
  /** CSS pixels; the place is kept before the picture is there. */
  width: number;
  height: number;
  /** Default: rounded. */
  shape?: 'rounded' | 'round' | 'plain' | undefined;
  /** Fills the width of its container and keeps the ratio. */
  fluid?: boolean | undefined;
  /** Above the fold: load at once. */
  eager?: boolean | undefined;
  /** Shown when there is no picture or it fails. Default: a quiet icon. */
  fallback?: ReactNode;
  className?: string | undefined;
}

/** A picture of a fixed size, with a calm fallback when it cannot be shown. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, shape = 'rounded', fluid, eager, fallback, className } = props;
  // The source that failed, not a flag: a new source gets a new try.
  const [failed, setFailed] = useState<string | null>(null);
  const box = classNames(styles.picture, styles[shape], fluid && styles.fluid, className);
  const size = fluid ? { aspectRatio: `${width} / ${height}` } : { width, height };
  if (!src || failed === src) {
    return (
      <span className={box} style={size} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        {fallback ?? <ImageOff size={Math.min(32, width / 2)} aria-hidden />}
      </span>
    );
  }
  return (
    <img
      className={box}
      style={size}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
