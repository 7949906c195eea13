const HEADINGS = 'h1, h2, h3';

/**
 * Moves the focus from a control that its own press takes away to the heading above it, so that the way on does not
 * begin at the top of the page again.
 */
export function focusHeading(control: Element): void {
  const headings = [...(control.closest('dialog, main') ?? document).querySelectorAll<HTMLElement>(HEADINGS)];
  const above = headings.filter(
    (heading) => heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const nearest = above.at(-1);
  if (!nearest) return;
  if (!nearest.hasAttribute('tabindex')) nearest.tabIndex = -1;
  nearest.focus({ preventScroll: true });
}
