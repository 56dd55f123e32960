import { useLayoutEffect, useRef } from 'react';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import { useProducts } from './useProducts.ts';

export function useChoiceOf(productKey: ProductKey, controls: () => Iterable<HTMLSelectElement | HTMLInputElement>): void {
  const products = useProducts();
  const latest = useRef(controls);
  latest.current = controls;
  useLayoutEffect(
    () => () => {
      // A product that leaves the page is closed after its widgets.
      if (products.get(productKey)) return;
      for (const control of latest.current()) reset(control);
    },
    [products, productKey],
  );
}

function reset(control: HTMLSelectElement | HTMLInputElement): void {
  if (control.localName === 'select') {
    const { options } = control as HTMLSelectElement;
    const served = [...options].findIndex((option) => option.defaultSelected);
    (control as HTMLSelectElement).selectedIndex = Math.max(served, 0);
  } else if (control.type === 'radio') {
    (control as HTMLInputElement).checked = (control as HTMLInputElement).defaultChecked;
  } else control.value = (control as HTMLInputElement).defaultValue;
}
