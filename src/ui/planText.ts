import type { SubscriptionPlan } from '../model/subscriptionPlan.ts';
import { subscriptionText } from '../rules/subscriptionText.ts';
import { localize } from '../text/localize.ts';
import { subscriptionTextKeys, subscriptionTexts } from '../text/subscriptionTexts.ts';

/**
 * A price under a plan as a sentence in the site's words (spec §9): "$10.00 every 2 weeks for 1 year". Kept apart from the rest of a
 * product page, because most products have no plan.
 * @param price the amount in words
 * @param varies whether it is the lowest of several
 */
export const planText = (
  plan: SubscriptionPlan | null,
  price: string,
  { localizedStrings }: { readonly localizedStrings: unknown },
  varies = false,
): string =>
  subscriptionText(plan, price, localize(subscriptionTexts, localizedStrings, subscriptionTextKeys), { varies, localizedStrings });
