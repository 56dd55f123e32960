/** CLDR letters of abbreviated quarters by language, default Q; Intl has no quarters. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['es', 'T'],
  ['fr', 'T'],
  ['it', 'T'],
  ['nl', 'K'],
  ['pt', 'T'],
  ['sv', 'K'],
]);
const QUARTER = /^y*[Qq]+y*$/;

export const quarterText = (skeleton: string, month: () => string, year: () => string, locale: string): string | null =>
  QUARTER.test(skeleton) ? `${LETTERS.get(locale.slice(0, 2)) ?? 'Q'}${Math.ceil(Number(month()) / 3)} ${year()}` : null;
