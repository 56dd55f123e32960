/** A mistake of the page's author (a bad attribute, broken JSON): the message names it and says what was expected. */
export class PageError extends Error {
  override readonly name = 'PageError';
}
