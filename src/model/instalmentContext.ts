import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';
import { flag, shownInteger, shownText } from './fields';

/**
 * Instalments of one product (spec §3 "Afterpay context per item"); amounts are in cents. Where instalments are available both limits
 * must be stated: a wrong one would promise what checkout refuses.
 */
export const instalmentContextSchema = lazySchema(() =>
  z
    .looseObject({
      afterPayAvailable: flag(),
      /** The price must be above it. */
      afterPayMin: shownInteger(),
      /** The price must not be above it. */
      afterPayMax: shownInteger(),
      klarnaAvailable: flag(),
      klarnaMin: shownInteger(),
      klarnaMax: shownInteger(),
      /** Language tag. */
      shopperLanguage: shownText(),
      /** The merchant's country, ISO 3166 alpha-2. */
      stripeAccountCountry: shownText(),
      scarcityEnabled: flag(),
      scarcityShownByDefault: flag(),
      mailingListSignUpEnabled: flag(),
      mailingListOptInByDefault: flag(),
    })
    .check(z.refine((terms) => !terms.afterPayAvailable || (terms.afterPayMin !== null && terms.afterPayMax !== null))),
);

export type InstalmentContext = z.infer<ReturnType<typeof instalmentContextSchema>>;
