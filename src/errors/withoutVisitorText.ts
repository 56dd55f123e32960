/** Shorter values occur in any message. */
const SHORTEST_VALUE = 3;

const EMAIL = /[^\s"'<>@]+@[^\s"'<>@]+/g;
/** Numbers of cards, telephones and orders, in any grouping. */
const LONG_NUMBER = /\d(?:[\s-]?\d){5,}/g;
/** Browsers quote arbitrary values in messages; names of properties that were read or set are kept. */
const QUOTED = /(?<!\((?:reading|setting) )(?:"[^"]*"?|'[^']*'|“[^”]*”)/g;

/**
 * Removes what a visitor may have typed: values of the page's fields, addresses, long numbers and quotations. The stack still leads to the
 * line.
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
  // The longest first, because one may contain another.
  return values.toSorted((one, other) => other.length - one.length);
}
