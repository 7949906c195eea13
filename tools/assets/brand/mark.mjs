/** The mark: dawn over hills, in a rounded square of 64. The same drawing as shell/src/assets/Logo.tsx. */
const MARK = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2c2a66"/><stop offset=".55" stop-color="#8a5d8f"/><stop offset="1" stop-color="#f2b48c"/></linearGradient><clipPath id="edge"><rect width="64" height="64" rx="17"/></clipPath></defs><g clip-path="url(#edge)"><rect width="64" height="64" fill="url(#sky)"/><circle cx="38" cy="33" r="11" fill="#ffe3b0"/><path d="M0 42c12-10 22-10 34-2s20 5 30-4v28H0z" fill="#4f9a98"/><path d="M0 52c14-9 26-8 38-2s18 3 26-2v16H0z" fill="#17505a"/></g>`;

export const iconSvg = (size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><title>Serein</title>${MARK}</svg>`;

/** For systems that cut their own shape: the picture fills the square and the mark keeps to the middle. */
export const maskableSvg = (size) => iconSvg(size).replace('rx="17"', '');

/** Shown where a picture does not load: hills in grey dusk. */
export const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><title>No picture</title><defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9d3e6"/><stop offset="1" stop-color="#f3e3d3"/></linearGradient></defs><rect width="320" height="320" fill="url(#a)"/><circle cx="198" cy="150" r="42" fill="#fff6e6"/><path d="M0 200c60-44 110-44 166-12s100 22 154-22v154H0z" fill="#a9a3c4"/><path d="M0 252c70-40 130-38 190-10s90 16 130-8v86H0z" fill="#6f6a94"/></svg>`;
