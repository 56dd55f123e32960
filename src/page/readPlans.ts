import { PageError } from '../lib/PageError.ts';
import type { Page } from './createPage.ts';
import { isFilled } from './isFilled.ts';
import { createMarkup, readMarkup, type Markup, type MarkupRole } from './markup.ts';
import * as selectors from './selectors.ts';

/** The choice between buying once and subscribing, in the server's structure. */
export interface PlansProps {
  readonly scope: string;
  /**
   * Empty where the page leaves the choice to us. Roles: `group`, `once` and `subscribe` (radio buttons; `about` tells the groups of a
   * page that has the choice twice apart), `frequency-wrapper`, `frequency` (with its choices in it), `once-price`, `plan-price`.
   */
  readonly nodes: readonly Markup[];
  /** The plan that was chosen when the page was read, by its place; `null`: bought once. */
  readonly plan: number | null;
  /** How many plans each variant is sold under. */
  readonly count: number;
}

/**
 * Reads the choice of a plan; `null` for a product whose variants are not all sold under the same number of plans.
 * @throws PageError when the drop-down does not offer as many frequencies as there are plans: which is which cannot be known
 */
export function readPlans(element: HTMLElement, page: Page): PlansProps | null {
  const scope = page.scopeOf(element);
  const count = scope?.product.variants[0]?.pricingOptions.length ?? 0;
  if (!scope || count === 0 || scope.product.variants.some(({ pricingOptions }) => pricingOptions.length !== count)) return null;
  if (!isFilled(element)) return { scope: scope.id, nodes: [], plan: null, count };
  let at = 0;
  for (const select of element.querySelectorAll('select')) {
    if (select.options.length !== count) throw new PageError(`expected ${count} choices, one per plan. The server's HTML stays.`, select);
    at = select.selectedIndex;
  }
  const isSubscribing = [...element.querySelectorAll<HTMLInputElement>(selectors.plansSubscribe)].some(({ checked }) => checked);
  return { scope: scope.id, nodes: readMarkup(element, roleOf), plan: isSubscribing ? at : null, count };
}

function roleOf(node: Element): MarkupRole | null {
  const about = node.closest(selectors.plansGroup)?.className ?? '';
  if (node.matches(selectors.plansGroup)) return { role: 'group' };
  if (node.matches(selectors.plansSubscribe)) return { role: 'subscribe', about };
  if (node.matches(selectors.plansOnce)) return { role: 'once', about };
  if (node.localName === 'select') return { role: 'frequency', isWhole: true };
  if (node.matches(selectors.plansFrequency)) return { role: 'frequency-wrapper' };
  if (node.matches(selectors.plansOncePrice)) return { role: 'once-price' };
  return node.matches(selectors.plansPrice) ? { role: 'plan-price' } : null;
}

/** What the visitor has chosen by a control of the choice: `once`, `subscribe`, or a plan by its place; `null`: it is none of them. */
export function readPlanChoice(control: unknown): 'once' | 'subscribe' | number | null {
  if (control instanceof HTMLSelectElement) return control.selectedIndex;
  if (!(control instanceof HTMLInputElement)) return null;
  return control.matches(selectors.plansSubscribe) ? 'subscribe' : control.matches(selectors.plansOnce) ? 'once' : null;
}

/** The choice of a page that leaves it to us, in the structure of existing templates. */
export function createPlans(
  texts: { readonly once: string; readonly subscribe: string; readonly howOften: string },
  frequencies: readonly string[],
): Markup[] {
  const option = (kind: string, role: string, text: string, price: MarkupRole, ...more: Markup[]) =>
    createMarkup('div', { class: `subs-and-otp-option ${kind}-option` }, [
      createMarkup('label', { class: 'subs-and-otp-label' }, [
        createMarkup('input', { type: 'radio', value: role }, [], { role, about: '' }),
        ` ${text}`,
      ]),
      createMarkup('div', { class: 'product-price' }, [], price),
      ...more,
    ]);
  const choices = frequencies.map((text) => createMarkup('option', {}, [text]));
  const frequency = createMarkup('select', { 'aria-label': texts.howOften }, choices, { role: 'frequency', isWhole: true });
  return [
    createMarkup(
      'div',
      { class: 'subs-otp-radio-wrapper' },
      [
        option('one-time-purchase', 'once', texts.once, { role: 'once-price' }),
        option(
          'subscription',
          'subscribe',
          texts.subscribe,
          { role: 'plan-price' },
          createMarkup('div', { class: 'subscription-frequency' }, [frequency]),
        ),
      ],
      { role: 'group' },
    ),
  ];
}
