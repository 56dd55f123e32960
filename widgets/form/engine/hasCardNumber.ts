/** Digits, single or grouped. */
const DIGITS = /\d(?:[ .-]?\d)+/g;

/** 13 to 19 digits with a valid check digit (ISO/IEC 7812). */
export const hasCardNumber = (text: string): boolean =>
  (text.match(DIGITS) ?? [])
    .map((found) => found.replace(/\D/g, ''))
    .some((digits) => digits.length >= 13 && digits.length <= 19 && isLuhn(digits));

function isLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].toReversed().forEach((digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}
