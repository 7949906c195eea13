/** Joins the class names that apply: `classNames(styles.chip, isOn && styles.on, className)`. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
