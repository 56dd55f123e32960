/**
 * What a control says of its part of a field; `null`: nothing, for it is a radio button and another one of its group may be chosen.
 * @param choice what a radio button or a checkbox stands for; `null`: what is entered counts
 * @param before what the part was before
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
