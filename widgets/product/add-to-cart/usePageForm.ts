import * as selectors from '../../../src/core/page/selectors.ts';
import { unclobbered } from '../../../src/lib/unclobbered.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import type { AddButtonProps } from './readAddButton.ts';

const QUANTITY = `:is([data-storefront="quantity"],${selectors.parts.quantity}) input`;

/** Adds where the page's form would submit and reload: Enter in a quantity field, and submits without a submitter of their own. */
export function usePageForm(button: HTMLElement, { root, form, isOwn }: AddButtonProps['place'], add: () => void): void {
  const addInstead = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    add();
  };
  // A form may contain several products.
  useElementEvents((form && unclobbered(form).contains(root) ? form : root) as HTMLElement, {
    keydown(event) {
      const { target, key, repeat } = event;
      if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.form || !target.matches(QUANTITY) || !isOwn(target)) return;
      if (repeat) event.preventDefault();
      else addInstead(event);
    },
  });
  useElementEvents(form, {
    submit(event) {
      const { submitter } = event;
      const safe = unclobbered(root);
      const isHere = safe.contains(form) || safe.contains(button.ownerDocument.activeElement);
      if (submitter ? submitter === button : isHere) addInstead(event);
    },
  });
}
