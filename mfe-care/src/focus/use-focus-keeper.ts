import { useLayoutEffect, useRef } from 'react';

/**
 * For an area whose controls come and go: when the one with the focus has gone, the focus stays here, on what is
 * marked `data-keeps-focus` or else on the area itself, instead of falling back to the top of the page.
 * The component that shows and hides them calls it and spreads the result on the area.
 */
export function useFocusKeeper<E extends HTMLElement>() {
  const area = useRef<E>(null);
  const hadFocus = useRef(false);

  // No dependencies: any render may have taken the focused control away. Its removal makes no blur event in React.
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    (area.current?.querySelector<HTMLElement>('[data-keeps-focus]') ?? area.current)?.focus({ preventScroll: true });
  });

  return {
    ref: area,
    tabIndex: -1,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
