/** A mistake of the page's author (a bad attribute, broken JSON): the message names it and says what was expected. */
export class PageError extends Error {
  override readonly name = 'PageError';

  /** @param element the element that carries the mistake, when it is not the one that was being mounted */
  constructor(
    message: string,
    readonly element: Element | null = null,
  ) {
    super(message);
  }
}
