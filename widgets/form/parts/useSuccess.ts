import { useLayoutEffect, type RefObject } from 'react';
import { useReport } from '../../../src/core/ui/ShopContext.ts';
import { useFormState } from './FormContext.ts';
import { scrollToElement } from './scrollToElement.ts';

/** Puts HTML of the site's owner into an element and runs its scripts, until the element leaves. */
export type InsertOwnerHtml = (place: Element, html: string, report: (error: unknown) => void, leaving: AbortSignal) => Promise<void>;

interface SuccessPlaces {
  /** What the visitor reads. */
  readonly text: RefObject<Element | null>;
  /** The owner's HTML for `text`; '' when it has its content already. */
  readonly textHtml: string;
  /** Empty place for what is run after success. */
  readonly after: RefObject<Element | null>;
  readonly afterHtml: () => string;
  readonly insert: InsertOwnerHtml;
}

/** Whether the form is done and its success to be shown: not while the browser is on its way to another page. */
export const useHasSucceeded = (): boolean => useFormState((state) => state.status === 'succeeded' && !state.leaving);

/** Shows the success (spec §4): the text is filled in, given the focus that the button had, by which it is read out, and scrolled to; then the owner's HTML runs. */
export function useSuccess({ text, textHtml, after, afterHtml, insert }: SuccessPlaces): void {
  const hasSucceeded = useHasSucceeded();
  const report = useReport();
  useLayoutEffect(() => {
    if (!hasSucceeded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const run = async () => {
      const shown = text.current as HTMLElement | null;
      // The text is there at once; scripts in it may take their time.
      const inserted = shown && textHtml && insert(shown, textHtml, report, signal);
      if (shown) {
        shown.focus({ preventScroll: true });
        if (!shown.closest('[role="dialog"]')) scrollToElement(shown);
      }
      await inserted;
      const html = afterHtml();
      if (after.current && html) await insert(after.current, html, report, signal);
    };
    run().catch(report);
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once per success
  }, [hasSucceeded]);
}
