const withoutEnding = (file: string): string => file.replace(/(?<=[^/])\.[^./]*$/, '');
const baseOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * The file of exactly this name, else the first in alphabetical order with an ending added (`card.block` → `card.block.html`), else one in a
 * subfolder; `null` without one.
 */
export function resolvePartial(files: Iterable<string>, name: string): string | null {
  const names = [...files];
  if (names.includes(name)) return name;
  names.sort();
  const isShort = (file: string): boolean => withoutEnding(file) === name || withoutEnding(withoutEnding(file)) === name;
  return names.find(isShort) ?? names.find((file) => baseOf(file) === name) ?? names.find((file) => isShort(baseOf(file))) ?? null;
}
