import type { SubscriptionPlan } from '../../src/commerce/model/subscriptionPlan.ts';
import { subscriptionText } from '../../src/commerce/rules/subscriptionText.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import { subscriptionTexts } from '../../src/commerce/texts/subscriptionTexts.ts';

/**
 * A plan's price as a sentence: "$10.00 every 2 weeks for 1 year". A separate chunk, because most products have no plan.
 *
 * @param price formatted
 *
 * @param varies whether it is the lowest of several
 */
export const planText = (
  plan: SubscriptionPlan | null,
  price: string,
  { localizedStrings, textLanguage }: { readonly localizedStrings: unknown; readonly textLanguage: string },
  varies = false,
): string =>
  subscriptionText(plan, price, localize(subscriptionTexts, localizedStrings), {
    varies,
    localizedStrings,
    language: textLanguage,
  });
