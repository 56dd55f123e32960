import { isVisible } from '../../../../src/lib/isVisible.ts';
import type { Writer } from '../../../../src/lib/Writer.ts';
import type { PickerControls } from '../readControls.ts';

/** Marks the options that an add lacked, each with what is said of it; a group of radio buttons as a whole. */
export function markMissing(
  write: Writer,
  { selects, groups }: PickerControls,
  missing: readonly string[],
  noteId: (option: string) => string,
): void {
  for (const { node, option } of [...selects, ...groups]) {
    if (!missing.includes(option)) continue;
    write.attribute(node, 'aria-invalid', 'true');
    write.attribute(node, 'aria-describedby', noteId(option));
  }
}

/** The first control of the first of these options that can be seen: of twins a theme shows one. */
export function findControl({ selects, radios }: PickerControls, options: readonly string[]): HTMLElement | null {
  for (const option of options) {
    for (const { node, option: own } of [...selects, ...radios]) if (own === option && !node.disabled && isVisible(node)) return node;
  }
  return null;
}

/** What holds all there is of an option; `null`: the picker has none of it. */
export function optionElement({ selects, radios }: PickerControls, option: string): Element | null {
  const control = [...selects, ...radios].find((one) => one.option === option)?.node;
  return control?.closest('.variant-option') ?? control?.parentElement ?? null;
}
