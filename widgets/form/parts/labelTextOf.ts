/** The text that a button is labelled with: the first in it that is not blank. `null` where it has none (an `input`, a mere icon). */
export function labelTextOf(button: Element): Text | null {
  const texts = document.createTreeWalker(button, 4 /* NodeFilter.SHOW_TEXT */);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim()) return text;
  }
  return null;
}
