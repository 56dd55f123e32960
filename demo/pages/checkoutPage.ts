import { pages, site } from '../content/site.ts';
import { renderLayout } from './layout.ts';
import type { PageRequest } from './pageRequest.ts';
import { renderTemplate } from './renderTemplate.ts';

/** Targets of each way of buying; the real checkout belongs to the platform. */
const ENDS: Readonly<Record<string, string>> = {
  '/checkout': 'This is where the till would be.',
  '/commerce/goto-checkout': 'This is where the till would be.',
  '/checkout/gift-card': 'This is where you would say whom the card is for.',
};

/** Replaces the host's checkout pages; `null` for another path. */
export function checkoutPage(request: PageRequest): string | null {
  const heading = ENDS[request.path];
  if (!heading) return null;
  const text =
    'Paying happens on the host platform’s own pages. In this demonstration shop nobody is charged for anything, which is bad for business and good for testing.';
  return renderLayout(
    {
      title: 'Checkout',
      description: `The till of ${site.name}.`,
      collection: pages.checkout,
      markup: 'b',
      cart: 'header',
      bodyClasses: ['checkout'],
    },
    renderTemplate('checkout', { heading, text }),
    request,
  );
}
