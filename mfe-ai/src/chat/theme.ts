/** The shell keeps its theme in the same two places: the root's data-theme and this key. */
const KEY = 'theme';

export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
}

export function setDark(dark: boolean): void {
  const theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
}
