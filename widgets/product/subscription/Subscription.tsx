import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import * as selectors from '../../../src/core/page/selectors.ts';
import { createPlace, isPlaceIntact, showPlace, type Place } from '../../../src/lib/createPlace.ts';
import { formatAmount } from '../../../src/money/decimalAmount.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { matchVariant } from '../../../src/commerce/rules/selection.ts';
import { priceNow } from '../../../src/commerce/rules/fromPrice.ts';
import { readPlanChoice } from '../../../src/core/page/readPlanChoice.ts';
import { subscriptionTexts } from '../../../src/commerce/texts/subscriptionTexts.ts';
import { useChoiceOf, useProductPart } from '../useProducts.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import { usePlanText } from '../useProducts.ts';
import { useSlotVisible, useWrites } from '../../../src/core/ui/useWrites.ts';
import { useMoney } from '../../../src/core/ui/useMoney.ts';
import type { Writer } from '../../../src/lib/Writer.ts';
import type { Money } from '../../../src/money/money.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { Plans } from './Plans.tsx';
import { readPlanControls, readPlans, type PlanControls, type PlansProps } from './readPlans.ts';

/** Native controls in the served structure, with the chosen variant's prices. */
function Subscription({ element, productKey, planCount, served }: PlansProps & WidgetProps): ReactNode {
  const { products, settings, state } = useProductPart(productKey);
  const planText = usePlanText(true);
  const id = useOwnId();
  const [first] = useState(() => (served && readPlanChoice([element], planCount)) ?? null);
  /** The plan to subscribe to, kept while buying once is chosen. */
  const [wished, setWished] = useState(first ?? 0);
  const plan = state?.plan ?? null;
  // Chosen here, or in another copy.
  if (plan !== null && plan !== wished) setWished(plan);
  useLayoutEffect(() => {
    // Another copy may have the visitor's choice.
    if (first !== null) products.choosePlan(productKey, first);
  }, [products, productKey, first]);

  const offers = state?.product.variants.find(({ problem }) => problem === undefined)?.pricingOptions;
  const own = useMemo(() => {
    if (served || !offers || !planText) return null;
    const texts = localize(subscriptionTexts, settings.localizedStrings);
    return (
      <Plans
        texts={texts}
        frequencies={offers.map(({ plan: offered }, place) => ({ place, text: planText(offered, '', settings).trim() }))}
      />
    );
  }, [served, offers, planText, settings]);
  useSlotVisible(own !== null);
  const made = useRef<PlanControls>(null);
  const controlsNow = () => served ?? (own && (made.current ??= readPlanControls(element)));

  const choose = (chosen: number | null) => products.choosePlan(productKey, chosen);
  const follow = ({ target }: Event) => {
    const controls = controlsNow();
    const frequency = controls?.frequencies.find((node) => node === target);
    if (frequency && plan === null) setWished(frequency.selectedIndex);
    else if (frequency) choose(frequency.selectedIndex);
    else if (controls?.once.some((node) => node === target)) choose(null);
    else if (controls?.subscribe.some((node) => node === target)) choose(wished);
  };
  useElementEvents(element, { input: follow, change: follow });
  useElementEvents(element.closest('form'), {
    // The reset event precedes the controls' change.
    reset: () =>
      void setTimeout(() => {
        if (controlsNow()) choose(readPlanChoice([element], planCount) ?? null);
      }),
  });

  const variant = state && matchVariant(state.product, state.selection);
  const offer = variant?.pricingOptions[wished];
  const showPrice = usePrices(useMoney().format);
  useWrites((write) => {
    const controls = controlsNow();
    if (!controls) return;
    // The store has just received the visitor's choice.
    writePlans(write, controls, (products.get(productKey)?.plan ?? null) === null, wished, served ? id : null);
    // The frequency stands beside the price.
    for (const [prices, priced] of [
      [controls.oncePrices, variant],
      [controls.planPrices, offer],
    ] as const) {
      const money = priced ? priceNow(priced) : null;
      for (const price of prices) {
        const place = showPrice(price, money);
        if (money) write.blank(price, place.node);
      }
    }
  });
  useChoiceOf(products, productKey, () => (served ? [...served.once, ...served.subscribe, ...served.frequencies] : []));
  return own;
}

/** @param name for radios that the server has sent; `null`: ours have theirs */
function writePlans(
  write: Writer,
  { groups, once, subscribe, frequencies }: PlanControls,
  isOnce: boolean,
  frequency: number,
  name: string | null,
): void {
  for (const group of groups) write.attribute(group, 'role', 'radiogroup');
  for (const [radios, isChosen] of [
    [once, isOnce],
    [subscribe, !isOnce],
  ] as const) {
    for (const radio of radios) {
      // A page may have the choice twice, and equal names would make one radio group.
      if (name !== null) write.attribute(radio, 'name', `${name}-${groups.findIndex((group) => group.contains(radio))}`);
      write.checked(radio, isChosen);
    }
  }
  for (const select of frequencies) {
    const choice = select.options[frequency];
    // Two frequencies may have equal values.
    write.value(select, choice && select.selectedIndex !== frequency ? choice.value : select.value);
    const wrapper = select.closest('.subscription-frequency-select-wrapper');
    if (wrapper && choice) write.attribute(wrapper, 'data-text', choice.text);
  }
}

/** Shows amounts in separate places inside served elements; `null` removes one. */
function usePrices(formatMoney: (money: Money) => string): (parent: Element, money: Money | null) => Place {
  const [places] = useState(() => new Map<Element, Place>());
  useLayoutEffect(
    () => () => {
      for (const place of places.values()) showPlace(place, false);
    },
    [places],
  );
  return (parent, money) => {
    const place =
      places.get(parent) ??
      createPlace({ parent, ...(parent.querySelector(`.${selectors.moneyNative}`) && { className: selectors.moneyNative }) });
    const { node } = place;
    places.set(parent, place);
    // The page may have replaced the content, beside which ours must stand again.
    showPlace(place, money !== null && isPlaceIntact(place));
    if (money) {
      const text = (node.className === selectors.moneyNative ? formatAmount : formatMoney)(money);
      node.translate = false;
      if (node.textContent !== text) node.textContent = text;
      showPlace(place, true);
    }
    return place;
  };
}

export const parts: WidgetParts<PlansProps> = {
  Component: Subscription,
  read: readPlans,
  placeIn: (_props, element) => ({ parent: element }),
};
