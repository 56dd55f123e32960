/** Whether an element has a name for assistive technology. */
export const isNamed = (node: Element): boolean =>
  node.hasAttribute('aria-label') || node.hasAttribute('aria-labelledby') || !!(node as Partial<HTMLSelectElement>).labels?.length;
