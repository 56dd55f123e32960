/**
 * The file of exactly this name, else the first in alphabetical order with an ending added (`card.block` → `card.block.html`); `null`
 * without one.
 */
export function resolvePartial(files: Iterable<string>, name: string): string | null {
  const names = [...files];
  if (names.includes(name)) return name;
  const short = (file: string): string => file.slice(0, file.lastIndexOf('.') > 0 ? file.lastIndexOf('.') : undefined);
  return names.toSorted().find((file) => short(file) === name || short(short(file)) === name) ?? null;
}
