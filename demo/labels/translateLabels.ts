import { labels } from './labels.ts';

/** Languages that the labels of pages come in, beside English. */
const PLACE = { de: 0, ar: 1 } as const;
/** Matches an element without labels in it, a tag, or text between tags. */
const PIECES = /<(script|style|textarea|noscript)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;
const NAMED = /( (?:aria-label|placeholder|value)=")([^"]+)"/g;

/** A page with its labels in a language; names and words of the goods stay as they are, and so does a page in any other language. */
export function translateLabels(html: string, language: string): string {
  if (!Object.hasOwn(PLACE, language)) return html;
  const translate = (text: string) => translated(text, PLACE[language as keyof typeof PLACE]);
  return html.replace(PIECES, (piece, skipped?: string) => {
    if (skipped) return piece;
    if (!piece.startsWith('<')) return translate(piece);
    // The value of an option or a choice is sent, that of a button is read.
    return piece.replace(NAMED, (whole, name: string, text: string) =>
      name.startsWith(' value') && !/ type="submit"/.test(piece) ? whole : `${name}${translate(text)}"`,
    );
  });
}

const PATTERNS = Object.keys(labels)
  .filter((label) => label.includes('{}'))
  .map((label) => [label, new RegExp(`^${label.split('{}').map(escape).join('(.+?)')}$`)] as const);

function translated(text: string, place: 0 | 1): string {
  const label = text.trim().replace(/\s+/g, ' ');
  const plain = label.replaceAll('&amp;', '&');
  const around = (found: string) => text.replace(text.trim(), () => found);
  const exact = Object.hasOwn(labels, plain) ? labels[plain]?.[place] : undefined;
  if (exact !== undefined) return around(exact.replaceAll('&', '&amp;'));
  for (const [pattern, match] of PATTERNS) {
    const parts = match.exec(label)?.slice(1);
    if (parts) return around((labels[pattern]?.[place] ?? label).replace(/\{\}/g, () => parts.shift() ?? ''));
  }
  return text;
}

function escape(text: string): string {
  return text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
}
