import { useId } from 'react';

/** The mark: dawn over hills. Decorative; the name stands beside it. `size` in CSS pixels. */
export function Logo({ size = 32, className }: { size?: number; className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2c2a66" />
          <stop offset=".55" stopColor="#8a5d8f" />
          <stop offset="1" stopColor="#f2b48c" />
        </linearGradient>
        <clipPath id={`${id}edge`}>
          <rect width="64" height="64" rx="17" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}edge)`}>
        <rect width="64" height="64" fill={`url(#${id}sky)`} />
        <circle cx="38" cy="33" r="11" fill="#ffe3b0" />
        <path d="M0 42c12-10 22-10 34-2s20 5 30-4v28H0z" fill="#4f9a98" />
        <path d="M0 52c14-9 26-8 38-2s18 3 26-2v16H0z" fill="#17505a" />
      </g>
    </svg>
  );
}
