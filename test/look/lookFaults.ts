import type { Page } from 'playwright-core';

/**
 * Elements that break a rule of a finished look, each in one line.
 *
 * @param within selector of the parts whose controls are held to it
 */
export const lookFaults = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((parts) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => node.checkVisibility());
    const name = (node: Element) => node.outerHTML.slice(0, 90);
    const found: string[] = [];
    const must = (isRight: boolean, node: Element, what: string) => void (isRight || found.push(`${what}: ${name(node)}`));
    const size = (node: Element) => node.getBoundingClientRect();
    const fontSize = (node: Element) => parseFloat(getComputedStyle(node).fontSize);
    const controls = all(`:is(${parts}) :is(button,a[href],select,textarea,input:not(.storefront-radio),.storefront-boxes>label)`).filter(
      (node) => !node.closest('[aria-hidden="true"]'),
    );
    for (const node of controls) {
      const { width, height } = size(node);
      must(width >= 24 && height >= 24, node, `${width} × ${height}`);
      must(
        fontSize(node) >= 16 ||
          node.matches('[type="radio"],[type="checkbox"]') ||
          (node.matches('button') && node.innerText.trim() === ''),
        node,
        `${fontSize(node)} px`,
      );
    }
    for (const node of all('[data-storefront="add-to-cart"],[type="submit"],.storefront-account>button,.storefront-boxes>label'))
      must(size(node).height >= 44, node, `a main action of ${size(node).height} px`);
    controls.forEach((one, at) => {
      for (const other of controls.slice(at + 1)) {
        // The pill floats above the page, and a list is one column of rows.
        if (one.contains(other) || [one, other].some((node) => node.closest('[data-storefront="cart-pill"],li'))) continue;
        const [a, b] = [size(one), size(other)];
        const gap = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
        must(gap >= 7.9, other, `${gap} px from ${name(one)}`);
      }
    });
    for (const node of all(
      '[data-storefront="scarcity"],.storefront-add-error,.storefront-option-error,.form-field-error,.description,.message',
    ))
      // A letter of these fonts is a little more than half an em wide.
      must(size(node).width <= 70 * 0.6 * fontSize(node), node, `a line of ${size(node).width} px`);
    for (const price of all('[data-storefront="price"]')) {
      const label = price.parentElement?.querySelector('.storefront-label');
      must(!label || fontSize(price) > fontSize(label), price, 'no larger than a label');
    }
    must(document.documentElement.scrollWidth <= innerWidth, document.body, `${document.documentElement.scrollWidth} px wide`);
    return found;
  }, within);
