/** The first non-blank text node of a button; `null` if it has none (an `input`, an icon). */
export function labelTextOf(button: Element): Text | null {
  const texts = document.createTreeWalker(button, 4 /* NodeFilter.SHOW_TEXT */);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim()) return text;
  }
  return null;
}
