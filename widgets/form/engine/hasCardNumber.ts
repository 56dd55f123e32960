/** Digits, one by one or in groups. */
const DIGITS = /\d(?:[ .-]?\d)+/g;

/** Whether something in the text looks like the number of a payment card: 13 to 19 digits, with the right check digit (ISO/IEC 7812). */
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
