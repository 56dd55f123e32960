import { attempt } from './result.ts';

/** Form controls may shadow the form's own properties. */
export const describeElement = (element: Element): string => attempt(() => describe(element)) ?? Object.prototype.toString.call(element);

function describe(element: Element): string {
  let text = element.tagName.toLowerCase();
  if (element.id) text += `#${element.id}`;
  for (const name of [...element.classList].slice(0, 3)) text += `.${name}`;
  for (const name of ['data-storefront', 'data-item-id', 'data-product-id']) {
    const value = element.getAttribute(name);
    if (value !== null) text += `[${name}="${value.slice(0, 60)}"]`;
  }
  return `<${text}>`;
}
