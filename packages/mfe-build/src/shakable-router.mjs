/**
 * Parts of react-router's framework and server-component modes, which hang on its Link and its error boundary though
 * a router that is declared in JSX never reaches them: nobody sets Link's `prefetch`.
 * @type {[RegExp, string][]}
 */
const OTHER_MODES = [
  [/\bshouldPrefetch && !isAbsolute \?/g, 'false ?'],
  [/React\d*\.createElement\(RSCErrorHandler, \{ error \}, result\)/g, 'result'],
];

/**
 * A loader for react-router: lets the bundler drop the components that nobody uses. The package makes them by
 * calls, and names them by assignments, that look as if they had side effects.
 * @param {string} source
 */
export default function shakable(source) {
  return OTHER_MODES.reduce((text, [part, instead]) => text.replace(part, instead), source)
    .replace(/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
