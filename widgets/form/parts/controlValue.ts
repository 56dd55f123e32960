/**
 * The value a control contributes to its part; `null` for an unchecked radio button.
 *
 * @param choice value of a radio button or checkbox; `null`: its text counts
 *
 * @param before the part's former value
 */
export function controlValue(
  node: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  choice: string | null,
  before: string,
): string | null {
  if (choice === null) return node.value;
  if ('checked' in node && node.checked) return choice;
  return node.type === 'checkbox' || before === choice ? '' : null;
}
