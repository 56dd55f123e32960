import { type ReactNode } from 'react';
import { badgeText, productBadge, type Badge } from '../../../src/commerce/rules/productBadge.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { isPricedItself } from '../../../src/commerce/rules/isPricedItself.ts';
import { pricingOf } from '../../../src/commerce/rules/pricingOf.ts';
import { matchVariant } from '../../../src/commerce/rules/selection.ts';
import { hasPlatformContext } from '../../../src/core/page/recognisesPlatformMarkup.ts';
import type { ProductState } from '../ProductState.ts';
import { filterProduct } from '../filterProduct.ts';
import { useProductPart } from '../useProducts.ts';
import { useSlotVisible } from '../../../src/core/ui/useWrites.ts';
import type { WidgetParts } from '../../../src/core/mount/defineWidget.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

interface StatusProps {
  readonly productKey: string;
  /** Whether "sale" goes away with a variant that is not reduced. Themes of the platform expect a mark of the product. */
  readonly followsChoice: boolean;
}

/** Sold out wins over a sale. */
function Status({ productKey, followsChoice }: StatusProps): ReactNode {
  const { state, texts, filterOf } = useProductPart(productKey);
  const filter = filterOf('mark');
  const badge = state && (followsChoice ? badgeOfChoice(state) : productBadge(state.product));
  const served = badge ? badgeText(badge, texts, state?.product.customSoldOutText) : '';
  const text = state && filter ? filter(served, () => ({ ...filterProduct(state), kind: badge })) : served;
  useSlotVisible(text !== '');
  return text !== '' && <Text className={badge ? `product-mark ${badge}` : 'product-mark'}>{text}</Text>;
}

function badgeOfChoice({ product, selection, plan }: ProductState): Badge | null {
  const badge = productBadge(product);
  if (badge !== 'sale' || isPricedItself(product)) return badge;
  const priced = pricingOf(product, matchVariant(product, selection), plan);
  return priced && !priced.onSale ? null : badge;
}

export const parts: WidgetParts<StatusProps> = {
  Component: Status,
  read: readStatus,
  placeIn: (_props, element) => ({ parent: element }),
};

/** The server's own mark stays. */
function readStatus(element: HTMLElement, page: Page): StatusProps | null {
  const pageProduct = isFilled(element) ? null : page.pageProductOf(element);
  return pageProduct && { productKey: pageProduct.id, followsChoice: !hasPlatformContext(page.document) };
}
