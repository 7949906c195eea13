/** A search is not something to lose. */
const FORM = '#main form:not([role="search"])';

let isUnsent = false;

/** Whether somebody typed into a form of this page and did not send it. */
export const hasUnsentInput = (): boolean => isUnsent;

/** A new page has nothing in it yet. */
export function clearUnsentInput(): void {
  isUnsent = false;
}

export function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest(FORM)) isUnsent = true;
  });
  document.addEventListener('submit', clearUnsentInput);
}
