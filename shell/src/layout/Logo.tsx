/** The sun between two hills. */
export const Logo = () => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <circle cx="18" cy="13" r="6" fill="#f2b45c" />
    <path d="M2 24c6-8 11-8 16-3s9 3 12 0v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z" fill="#74ccc1" />
    <path d="M2 27c7-5 13-4 18-1s8 2 10 1a4 4 0 0 1-4 3H6a4 4 0 0 1-4-3z" fill="#2f9c93" />
  </svg>
);
