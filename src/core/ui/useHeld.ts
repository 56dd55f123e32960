import { useLayoutEffect, useRef } from 'react';
import { useShopContext } from './ShopContext.ts';

/**
 * Does what the visitor asked of the element before the widget was there, once all of it is. Stands before what writes on the element, which
 * carries signs of the wait until then.
 * @returns whether the event is handled that way, so that the widget's own listener must not act on it as well
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
