import type { ServedControl } from './ServedNodes.ts';

/**
 * The value a control contributes to its part; `null` for an unchecked radio button.
 *
 * @param choice value of a radio button or checkbox; `null`: its text counts
 *
 * @param before the part's former value; `null`: unknown
 */
export function controlValue(node: ServedControl['node'], choice: string | null, before: string | null): string | null {
  if (choice === null) return node.value;
  if ('checked' in node && node.checked) return choice;
  return node.type === 'checkbox' || before === choice ? '' : null;
}
