/**
 * The file that a template means by a partial's name: that of the very name, else the first in alphabetical order that has it before its
 * ending (`card.block` is `card.block.html`, `row` is `row.html`). `null` if there is none.
 */
export function resolvePartial(files: Iterable<string>, name: string): string | null {
  const names = [...files];
  if (names.includes(name)) return name;
  const short = (file: string): string => file.slice(0, file.lastIndexOf('.') > 0 ? file.lastIndexOf('.') : undefined);
  return names.toSorted().find((file) => short(file) === name || short(short(file)) === name) ?? null;
}
