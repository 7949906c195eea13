export const LIVE_REGION = 'route-announcement';

/** Another page is there: moves the focus to its heading and reads its title out. */
export function takeFocus(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
  const region = document.getElementById(LIVE_REGION);
  if (region) region.textContent = document.title;
}
