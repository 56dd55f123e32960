import type { ObservedEvents } from './AnalyticsDeps.ts';
import type { Order } from './schemas/order.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import type { ShopFacts } from './createShopFacts.ts';
import { decimal, lineAdded } from './soldLine.ts';
import { titleOnPage } from './titleOnPage.ts';

/** The shop's events for the platform. */
export interface CommerceEvents {
  productViewed(itemId: string): void;
  itemAdded(detail: ObservedEvents['item-added']): void;
  orderConfirmed(order: Order): void;
}

interface CommerceDeps {
  readonly context: () => PageContext;
  /** `null` when the page is about no product. */
  readonly productPage: () => string | null;
  readonly currency: () => string;
  readonly cartId: () => string | null;
  readonly record: ShopFacts['send'];
  /** Sends an event v2, unless the site has them switched off. */
  readonly track: (schemaName: string, payload: object) => void;
}

export function createCommerceEvents({ context, productPage, currency, cartId, record, track }: CommerceDeps): CommerceEvents {
  const shopping = (schemaName: string, itemId: string, type: number | null, title: string | null) => {
    const { website, collection } = context();
    track(schemaName, {
      website_id: website?.id ?? null,
      page_id: collection?.id ?? null,
      cart_id: cartId(),
      product_page: 'pdp',
      item_id: itemId,
      item_type: type,
      item_title: title,
      item_collection_id: collection?.id ?? null,
      item_collection_name: collection?.title ?? null,
    });
  };
  return {
    productViewed(itemId) {
      const title = titleOnPage(context(), itemId);
      shopping('CommerceShopping_VisitPDP', itemId, typeOf(context().product), title);
      record('view-product', { content_ids: [itemId], contents: [{ id: itemId, quantity: 1 }], content_name: title });
    },
    itemAdded(detail) {
      const line = lineAdded(detail);
      const { itemId, title, chosenVariant, quantity, unitCents } = line;
      if (productPage() !== null) shopping('CommerceShopping_AddToCart', itemId, line.productType, title);
      const code = currency();
      const inCurrency = (cents: number | null) => (cents === null ? null : decimal(cents, code));
      const subTotal = unitCents === null ? null : unitCents * quantity;
      record('add-to-cart', {
        value: inCurrency(subTotal),
        currency: code,
        contents: [{ id: itemId, quantity, item_price: inCurrency(unitCents) }],
        subTotal,
        title,
        chosenVariant,
        quantity,
        purchasePriceCents: unitCents,
      });
    },
    orderConfirmed: ({ id, purchasedCartId, testMode, websiteId }) =>
      record('order-confirmed', { orderId: id, cartId: purchasedCartId, testMode, websiteId }),
  };
}

/** A product's type number in the page context, which passes unread. */
function typeOf(product: unknown): number | null {
  const { productType } = Object(product) as { productType?: unknown };
  return typeof productType === 'number' ? productType : null;
}
