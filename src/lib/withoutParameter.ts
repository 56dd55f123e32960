/** Removes every query parameter with this value. */
export function withoutParameter(address: string, value: string): string {
  const [path = '', query] = address.split('?', 2);
  const kept = query?.split('&').filter((parameter) => !parameter.endsWith(`=${value}`)) ?? [];
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
