import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';

/** Any field may be missing or wrong: then it is left out, and the rest still counts. */
const text = () => z.catch(z.optional(z.string()), undefined);
const flag = () => z.catch(z.optional(z.boolean()), undefined);
const number = () => z.catch(z.optional(z.number()), undefined);
const part = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.catch(z.optional(z.looseObject(shape)), undefined);

/**
 * The page context that the platform's server writes into every page, or a page's own `data-storefront-context` script. Every field is
 * optional; other scripts change fields before and after we start.
 */
export const pageContextSchema = lazySchema(() =>
  z.looseObject({
    templateVersion: text(),
    templateId: text(),
    pageType: number(),
    website: part({ id: text(), language: text(), timeZone: text(), cloneable: flag() }),
    collection: part({ id: text(), title: text(), fullUrl: text(), type: number() }),
    item: part({ id: text(), title: text(), fullUrl: text(), recordType: number() }),
    itemId: text(),
    product: z.optional(z.unknown()),
    websiteSettings: part({
      useCLDRMoneyFormat: flag(),
      localizedStrings: z.optional(z.unknown()),
      storeSettings: part({
        expressCheckout: flag(),
        defaultCurrency: text(),
        selectedCurrency: text(),
        multipleQuantityAllowedForServices: flag(),
        addToCartConfirmationType: number(),
        continueShoppingLinkUrl: text(),
        merchandisingSettings: part({ multipleQuantityAllowedForServices: flag(), soldOutVariantsDropdownDisabled: flag() }),
      }),
    }),
    authenticatedAccount: z.optional(z.unknown()),
    betaFeatureFlags: z.optional(z.unknown()),
    featureFlags: z.optional(z.unknown()),
    tweakJSON: z.optional(z.unknown()),
    /** Settings of this script, in the page's context. */
    storefront: z.optional(z.unknown()),
  }),
);

export type PageContext = z.infer<ReturnType<typeof pageContextSchema>>;
