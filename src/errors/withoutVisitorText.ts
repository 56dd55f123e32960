/** Shorter values are words of any message. */
const SHORTEST_VALUE = 3;

const EMAIL = /[^\s"'<>@]+@[^\s"'<>@]+/g;
/** Numbers of cards, telephones and orders, however they are grouped. */
const LONG_NUMBER = /\d(?:[\s-]?\d){5,}/g;
/** What a browser quotes in a message may be anything, but for the name of a property that was asked for. */
const QUOTED = /(?<!\((?:reading|setting) )(?:"[^"]*"?|'[^']*'|“[^”]*”)/g;

/**
 * A message without anything that a visitor may have typed: what stands in the page's fields now, addresses, long numbers, and
 * whatever is quoted. A message that says less still leads to its line by the stack.
 */
export function withoutVisitorText(message: string, page: Document): string {
  let text = message;
  for (const value of typedValues(page)) text = text.replaceAll(value, '…');
  return text.replace(QUOTED, '"…"').replace(EMAIL, '…').replace(LONG_NUMBER, '…');
}

function typedValues(page: Document): string[] {
  const values: string[] = [];
  for (const field of page.querySelectorAll<HTMLInputElement>('input,textarea,select,[contenteditable]')) {
    const value = ('value' in field ? field.value : (field as HTMLElement).textContent)?.trim();
    if (value && value.length >= SHORTEST_VALUE) values.push(value);
  }
  // The longest first: one may be part of another.
  return values.toSorted((one, other) => other.length - one.length);
}
