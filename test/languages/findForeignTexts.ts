/**
 * Runs in the page: texts that neither the served page nor its data have, and that are not in brackets; texts that are cut, and a page that
 * is wider than its window.
 */
export function findForeignTexts({ served, data }: { readonly served: string; readonly data: string }): string[] {
  /** Without dialling codes and signs at the end. */
  const plain = (text: string) =>
    text
      .replace(/\\n|\s+/g, ' ')
      .replace(/ \(\+\d+\)|:\s*$/g, '')
      .trim()
      .toLowerCase();
  const before = new DOMParser().parseFromString(served, 'text/html');
  const known = plain(`${before.documentElement.textContent} ${before.documentElement.outerHTML} ${data}`);
  const faults: string[] = [];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  /** Without what is translated, amounts and marks. */
  const rest = (text: string) => plain(text.replace(/⟦[^⟧]*⟧/g, ' '));
  const check = (text: string, where: string) => {
    const left = rest(text);
    if (!/[a-z]{2}/i.test(left) || known.includes(left) || /[⟦⟧]/.test(text)) return;
    faults.push(`${where} says "${text.trim()}"`);
  };
  const nameOf = ({ tagName, className }: Element) => `${tagName.toLowerCase()}.${String(className)}`;

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement!;
    // Names of countries and dates are the browser's own.
    if (
      element.closest('script,style,noscript,template,time') ||
      (element instanceof HTMLOptionElement && /^[A-Z]{2}$/.test(element.value))
    )
      continue;
    check(node.textContent ?? '', nameOf(element));
    if (!/⟦/.test(node.textContent ?? '') || !isShown(element)) continue;
    const { overflowX, whiteSpace } = getComputedStyle(element);
    const isForReaders = element.clientWidth <= 1;
    if (!isForReaders && element.clientWidth > 0 && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${nameOf(element)} cuts "${node.textContent}" (${whiteSpace})`);
  }
  for (const element of document.body.querySelectorAll('[aria-label],[placeholder],[title],[alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      check(element.getAttribute(name) ?? '', `${name} of ${nameOf(element)}`);
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) faults.push(`the page is ${width} px wide`);
  return [...new Set(faults)];
}
