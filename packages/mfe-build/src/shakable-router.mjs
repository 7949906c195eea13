/**
 * A loader for react-router: lets the bundler drop the components that nobody uses. The package makes them by
 * calls, and names them by assignments, that look as if they had side effects.
 * @param {string} source
 */
export default function shakable(source) {
  return source
    .replace(/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
