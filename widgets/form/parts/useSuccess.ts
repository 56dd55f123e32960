import { useLayoutEffect, type RefObject } from 'react';
import { useReport } from '../../../src/core/ui/ShopContext.ts';
import { useFormState } from './FormContext.ts';
import { scrollToElement } from './scrollToElement.ts';

/** Inserts the owner's HTML and runs its scripts until the element leaves the page. */
export type InsertOwnerHtml = (place: Element, html: string, report: (error: unknown) => void, leaving: AbortSignal) => Promise<void>;

/** The owner's HTML for a form that was sent, and its inserter. */
export interface Success {
  /** The owner's HTML that runs then, read when used. */
  readonly html: () => string;
  readonly insert: InsertOwnerHtml;
}

interface SuccessPlaces {
  readonly text: RefObject<Element | null>;
  /** The owner's HTML for `text`; '' if it is already filled. */
  readonly textHtml: string;
  /** Empty place for HTML that runs after success. */
  readonly after: RefObject<Element | null>;
}

/** False while the browser is loading the next page. */
export const useHasSucceeded = (): boolean => useFormState((state) => state.status === 'succeeded' && !state.leaving);

/** Shows the success text, focuses it so that it is announced, scrolls to it, then runs the owner's HTML. */
export function useSuccess(hasSucceeded: boolean, { html, insert }: Success, { text, textHtml, after }: SuccessPlaces): void {
  const report = useReport();
  useLayoutEffect(() => {
    if (!hasSucceeded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const run = async () => {
      const shown = text.current as HTMLElement | null;
      // Scripts in the text may take a while.
      const inserted = shown && textHtml && insert(shown, textHtml, report, signal);
      if (shown) {
        shown.focus({ preventScroll: true });
        if (!shown.closest('[role="dialog"]')) scrollToElement(shown);
      }
      await inserted;
      const more = html();
      if (after.current && more) await insert(after.current, more, report, signal);
    };
    run().catch(report);
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once per success
  }, [hasSucceeded]);
}
