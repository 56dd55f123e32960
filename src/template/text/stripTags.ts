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
