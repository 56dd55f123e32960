declare global {
  interface Window {
    /** The most editable lines in a painted frame. */
    shownLines?: number;
  }
}

export const SHOWN = 'lines-shown ';

/**
 * Runs in the page first: marks each frame that shows more editable lines than before. Its own cost is included.
 *
 * @param how the selector of an editable line, and the prefix of the marks
 */
export function installCartProbe({ line, shown }: { readonly line: string; readonly shown: string }): void {
  const count = () => document.querySelectorAll(line).length;
  window.shownLines = 0;
  new MutationObserver(() => {
    if (count() <= (window.shownLines ?? 0)) return;
    requestAnimationFrame(() => {
      if (count() <= (window.shownLines ?? 0)) return;
      window.shownLines = count();
      performance.mark(shown + window.shownLines);
    });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}
