import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The shell's index.html reads it too, before the first paint. */
const KEY = 'theme';
const DEVICE_IS_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function theme(): Theme {
  const set = document.documentElement.dataset.theme;
  return set === 'light' || set === 'dark' ? set : 'system';
}

function isDark(): boolean {
  const chosen = theme();
  return chosen === 'system' ? matchMedia(DEVICE_IS_DARK).matches : chosen === 'dark';
}

/** Chooses the theme for this browser; `system` follows the device. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const device = matchMedia(DEVICE_IS_DARK);
  listeners.add(listener);
  device.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', listener);
  };
}

/** What the visitor chose. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, theme);

/** Whether the page is dark now, by choice or because the device is. */
export const useDark = (): boolean => useSyncExternalStore(subscribe, isDark);
