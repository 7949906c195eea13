/** A search is not something to lose. */
const FORM = '#main form:not([role="search"], search *)';

type Form = Pick<Element, 'isConnected'>;

/** What somebody typed into the forms of one page, and whether it was sent. */
export class UnsentInput {
  readonly #typed = new Map<object, Form>();
  readonly #sent = new Set<Form>();

  typed(field: object, form: Form): void {
    this.#typed.set(field, form);
    this.#sent.delete(form);
  }

  submitted(form: Form): void {
    this.#sent.add(form);
  }

  reset(form: Form): void {
    for (const [field, owner] of this.#typed) if (owner === form) this.#typed.delete(field);
  }

  /**
   * The visitor does something else. What he sent and still sees may have been refused: only a form that is gone, or
   * from which the page itself leads on, was sent for sure.
   */
  goesOn(): void {
    for (const form of this.#sent) if (form.isConnected) this.#sent.delete(form);
  }

  /** A field that the page emptied holds nothing to lose. */
  get isThere(): boolean {
    return [...this.#typed].some(([field, form]) => !this.#sent.has(form) && Reflect.get(field, 'value') !== '');
  }

  clear(): void {
    this.#typed.clear();
    this.#sent.clear();
  }
}

const page = new UnsentInput();

/** Whether somebody typed into a form of this page and did not send it. */
export const hasUnsentInput = (): boolean => page.isThere;

/** A new page has nothing in it yet. */
export const clearUnsentInput = (): void => page.clear();

export function watchForms(): void {
  const formOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(FORM) : null);
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target);
    if (target && form) page.typed(target, form);
  });
  document.addEventListener('submit', ({ target }) => {
    const form = formOf(target);
    if (form) page.submitted(form);
  });
  document.addEventListener('reset', ({ target }) => {
    const form = formOf(target);
    if (form) page.reset(form);
  });
  // Before the page and the router hear of it. A press on the button comes before its submit.
  document.addEventListener('click', () => page.goesOn(), true);
  window.addEventListener('popstate', () => page.goesOn(), true);
}
