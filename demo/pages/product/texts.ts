import { localize } from '../../../src/commerce/texts/localize.ts';
import { productTexts as productCatalogue } from '../../../src/commerce/texts/productTexts.ts';
import { subscriptionTexts as subscriptionCatalogue } from '../../../src/commerce/texts/subscriptionTexts.ts';

export const productTexts = localize(productCatalogue, null);
export const subscriptionTexts = localize(subscriptionCatalogue, null);
