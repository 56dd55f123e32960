import { useLayoutEffect, useRef } from 'react';
import { useShopContext } from './ShopContext.ts';

/**
 * Does what the visitor asked of the element before the widget was there, once all of it is. Stands before what writes on the element, which
 * carries signs of the wait until then.
 * @returns whether what an event asks for is done so, and not by the listener that hears it
 */
export function useHeld(element: Element, run: () => void): (event: Event) => boolean {
  const { held, report } = useShopContext();
  const latest = useRef(run);
  latest.current = run;
  useLayoutEffect(
    () =>
      held.takeOver(element, () => {
        try {
          latest.current();
        } catch (error) {
          report(error);
        }
      }),
    [held, element, report],
  );
  return held.has;
}
