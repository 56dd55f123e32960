/** A mistake in the page's markup: reported as one console line that names the element; the server's HTML stays. */
export class PageError extends Error {
  override readonly name = 'PageError';

  /** @param element the element with the mistake, if it is not the one being mounted */
  constructor(
    message: string,
    readonly element: Element | null = null,
  ) {
    super(message);
  }
}
