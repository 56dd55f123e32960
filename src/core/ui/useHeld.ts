import { useLayoutEffect, useRef } from 'react';
import { useShopContext } from './ShopContext.ts';

/**
 * Runs `run` for an action that the visitor took before the widget was mounted. Call it before hooks that write on the element, which is
 * marked as waiting until then.
 *
 * @returns whether `run` will handle an event, so that the widget's own listener must skip it
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
