declare global {
  interface Window {
    /** The most lines that could be changed in a frame that has been shown. */
    shownLines?: number;
  }
}

/** How the probe's marks begin; the number of lines follows. */
export const SHOWN = 'lines-shown ';

/**
 * Runs in the page before anything else: sets a mark in each frame that shows more lines of the cart than before, of those that can be
 * changed. What it takes itself counts with the rest.
 * @param how the selector of a line that can be changed, and how the marks begin
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
