import { defineWidget } from '../../../src/core/mount/defineWidget.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import { hasChosen } from '../../../src/commerce/rules/selection.ts';
import { priceValue } from '../../../src/core/page/selectors.ts';

/** Called ahead of the choice as well. */
export const loadPrice = () => import('./Price.tsx').then((module) => module.parts);

/** The price of what is chosen. What the server has written stays until the visitor has chosen something. */
export const price = defineWidget({
  name: 'price',
  when: 'needed',
  isNeeded: (product, element, _variant, filterOf) =>
    hasChosen(product) ||
    (product.quantityText !== '1' && filterOf('price') !== null) ||
    !isFilled(element.querySelector(priceValue) ?? element),
  load: loadPrice,
});
