import { useLayoutEffect } from 'react';
import { watchPress } from '../../../src/lib/watchPress.ts';
import { useReport } from '../../../src/core/ui/ShopContext.ts';
import type { FormParts } from './FormContext.ts';

/** Checks a field again when it is left, but not while a pointer is down, because a new error moves the page and the click would miss. */
export function useFieldLeaving({ controller, controls }: Pick<FormParts, 'controller' | 'controls'>): void {
  const report = useReport();
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const left = new Set<string>();
    const afterPress = watchPress(signal);
    const judge = () => {
      try {
        for (const id of left) controller.leave(id);
      } catch (error) {
        report(error);
      }
      left.clear();
    };
    const onFocusOut = (event: FocusEvent) => {
      const [from] = event.composedPath() as [HTMLElement];
      for (const [id, all] of controls) if (all.has(from) && !all.has(event.relatedTarget as HTMLElement)) left.add(id);
      if (left.size > 0) afterPress(judge);
    };
    document.addEventListener('focusout', onFocusOut, { signal });
    return () => leaving.abort();
  }, [controller, controls, report]);
}
