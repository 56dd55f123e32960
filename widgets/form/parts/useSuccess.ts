import { useLayoutEffect, type RefObject } from 'react';
import { useReport } from '../../../src/core/ui/ShopContext.ts';
import { insertOwnerHtml } from '../insertOwnerHtml.ts';
import { useFormState } from './FormContext.ts';
import { scrollToElement } from './scrollToElement.ts';

interface SuccessPlaces {
  readonly text: RefObject<Element | null>;
  /** The owner's HTML for `text`; '' if it is already filled. */
  readonly textHtml: string;
  /** Empty place for HTML that runs after success. */
  readonly after: RefObject<Element | null>;
}

/** False while the browser is loading the next page. */
export const useHasSucceeded = (): boolean => useFormState((state) => state.status === 'succeeded' && !state.leaving);

/**
 * Shows the success text, focuses it so that it is announced, scrolls to it, then runs the owner's HTML.
 *
 * @param htmlAfter the owner's HTML that runs then, read when used
 */
export function useSuccess(hasSucceeded: boolean, htmlAfter: () => string, { text, textHtml, after }: SuccessPlaces): void {
  const report = useReport();
  useLayoutEffect(() => {
    if (!hasSucceeded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const run = async () => {
      const shown = text.current as HTMLElement | null;
      // Scripts in the text may take a while.
      const inserted = shown && textHtml && insertOwnerHtml(shown, textHtml, report, signal);
      if (shown) {
        shown.focus({ preventScroll: true });
        if (!shown.closest('[role="dialog"]')) scrollToElement(shown);
      }
      await inserted;
      const more = htmlAfter();
      if (after.current && more) await insertOwnerHtml(after.current, more, report, signal);
    };
    run().catch(report);
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once per success
  }, [hasSucceeded]);
}
