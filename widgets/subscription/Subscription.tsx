import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  createPlans,
  localize,
  MarkupView,
  matchVariant,
  priceNow,
  readPlanChoice,
  readPlans,
  subscriptionTextKeys,
  subscriptionTexts,
  useHostEvents,
  usePlanText,
  useProduct,
  useShop,
  variantsText,
  type PlansProps,
  type RenderRole,
  type RepeatExtra,
  type WidgetParts,
  type WidgetProps,
} from '../../src/index.ts';

type Repeat = (extra?: RepeatExtra) => ReactNode;

/** The choice between buying once and subscribing: native controls in the server's structure, their prices those of the chosen variant. */
function Subscription({ element, scope, nodes: served, plan: first }: PlansProps & WidgetProps): ReactNode {
  const { products, settings } = useShop();
  const state = useProduct(scope);
  const planText = usePlanText(true);
  /** What the visitor would subscribe to; kept while buying once is chosen. */
  const [wished, setWished] = useState(first ?? 0);
  const plan = state?.plan ?? null;

  useLayoutEffect(() => products.choosePlan(scope, first), [products, scope, first]);
  useHostEvents(element, {
    change({ target }) {
      const choice = readPlanChoice(target);
      if (choice === null) return;
      if (typeof choice === 'number') setWished(choice);
      if (choice === 'once') products.choosePlan(scope, null);
      else if (choice === 'subscribe') products.choosePlan(scope, wished);
      else if (plan !== null) products.choosePlan(scope, choice);
    },
  });

  const offers = state?.product.variants[0]?.pricingOptions;
  const nodes = useMemo(() => {
    if (served.length > 0 || !offers || !planText) return served;
    const texts = localize(subscriptionTexts, settings.localizedStrings, subscriptionTextKeys);
    return createPlans(
      texts,
      offers.map((offer) => planText(offer.plan, '', settings).trim()),
    );
  }, [served, offers, planText, settings]);

  const variant = state && matchVariant(state.product, state.selection);
  const offer = variant?.pricingOptions[wished];
  const money = (priced: Parameters<typeof priceNow>[0] | null | undefined) => {
    const price = priced && priceNow(priced);
    return price ? { children: settings.formatMoney(price) } : {};
  };

  const render: RenderRole = (node, repeat) => {
    switch (node.role) {
      case 'group':
        return repeat({ props: { role: 'radiogroup' } });
      case 'once':
      case 'subscribe':
        return <PlanRadio checked={(node.role === 'once') === (plan === null)} name={`${scope}-plan-${node.about}`} repeat={repeat} />;
      case 'frequency-wrapper':
        return repeat({ props: { [variantsText]: node.source.querySelectorAll('option')[wished]?.text } });
      case 'frequency':
        return <Frequency at={wished} repeat={repeat} />;
      case 'once-price':
        return repeat(money(variant));
      default:
        // How often is said beside it.
        return repeat(money(offer));
    }
  };
  return <MarkupView nodes={nodes} render={render} />;
}

function PlanRadio({ checked, name, repeat }: { checked: boolean; name: string; repeat: Repeat }): ReactNode {
  const node = useRef<Element>(null);
  useLayoutEffect(() => {
    if (node.current instanceof HTMLInputElement) node.current.checked = checked;
  });
  // A page may have the choice twice, and the server's names would make one group of both.
  return repeat({ node, props: { name } });
}

function Frequency({ at, repeat }: { at: number; repeat: Repeat }): ReactNode {
  const node = useRef<Element>(null);
  useLayoutEffect(() => {
    if (node.current instanceof HTMLSelectElement && node.current.selectedIndex !== at) node.current.selectedIndex = at;
  });
  return repeat({ node });
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<PlansProps> = { Component: Subscription, read: readPlans };
