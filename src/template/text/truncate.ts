/** At most `limit` characters, cut after the last white space before the limit if there is one, and the ellipsis. */
export function truncate(text: string, limit: number, ellipsis: string): string {
  if (text.length <= limit) return text;
  let end = limit;
  while (end > 0 && !/\s/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end > 0 ? end : limit) + ellipsis;
}
