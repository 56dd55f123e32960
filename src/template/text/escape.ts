const TEXT = /[&<>]/;
const ATTRIBUTE = /[&<>"]/;

export const escapeText = (text: string): string => (TEXT.test(text) ? escapeFrom(text, false) : text);

export const escapeAttribute = (text: string): string => (ATTRIBUTE.test(text) ? escapeFrom(text, true) : text);

function escapeFrom(text: string, withQuotes: boolean): string {
  let escaped = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at), withQuotes);
    if (!entity) continue;
    escaped += text.slice(from, at) + entity;
    from = at + 1;
  }
  return escaped + text.slice(from);
}

function entityOf(code: number, withQuotes: boolean): string {
  switch (code) {
    case 38:
      return '&amp;';
    case 60:
      return '&lt;';
    case 62:
      return '&gt;';
    case 34:
      return withQuotes ? '&quot;' : '';
    default:
      return '';
  }
}

/** Replaces each `<…>` by `by`; an unclosed `<` stays. Linear time. */
export function stripTags(text: string, by = ''): string {
  let open = text.indexOf('<');
  if (open < 0) return text;
  let kept = '';
  let from = 0;
  while (open >= 0) {
    const close = text.indexOf('>', open);
    if (close < 0) break;
    kept += text.slice(from, open) + by;
    from = close + 1;
    open = text.indexOf('<', from);
  }
  return kept + text.slice(from);
}
