import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';
import { blankText, count, flag, shownText } from './fields';
import { recordOf } from './recordOf';
import { validItems } from './validItems';

/** Low stock of one variant, or of the product as a whole where `attributes` is `null`. */
const scarcityViewSchema = lazySchema(() =>
  z.object({ qtyInStock: count(), attributes: z.prefault(z.nullable(recordOf(z.string())), null) }),
);

/** How one product is merchandised (spec §3 `productMerchandisingContext`). A view that cannot be read is left out. */
export const productMerchandisingSchema = lazySchema(() =>
  z.looseObject({
    scarcityEnabled: flag(),
    scarcityTemplateViews: z.catch(validItems(scarcityViewSchema()), () => []),
    /** With the placeholder {qtyInStock}. */
    scarcityText: blankText(),
    scarcityShownByDefault: flag(),
    customSoldOutText: shownText(),
    mailingListSignUpEnabled: flag(),
    mailingListOptInByDefault: flag(),
  }),
);

export type ProductMerchandising = z.infer<ReturnType<typeof productMerchandisingSchema>>;

/** The merchandising of a page's products by product id. */
export const productMerchandisingContextSchema = lazySchema(() => recordOf(productMerchandisingSchema()));

export type ProductMerchandisingContext = z.infer<ReturnType<typeof productMerchandisingContextSchema>>;
