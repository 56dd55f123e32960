/** The letter before the number of a quarter, by language (CLDR, abbreviated quarters); Q in all others. Intl has no quarters. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['es', 'T'],
  ['fr', 'T'],
  ['it', 'T'],
  ['nl', 'K'],
  ['pt', 'T'],
  ['sv', 'K'],
]);
const QUARTER = /^y*[Qq]+y*$/;

/** A quarter and its year, as `Q1 2020`, for a skeleton that asks for it; `null` for any other. */
export const quarterText = (skeleton: string, month: () => string, year: () => string, locale: string): string | null =>
  QUARTER.test(skeleton) ? `${LETTERS.get(locale.slice(0, 2)) ?? 'Q'}${Math.ceil(Number(month()) / 3)} ${year()}` : null;
