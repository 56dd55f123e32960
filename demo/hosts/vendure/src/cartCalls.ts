import { isGraphQlErrorResult, ProductVariant, type Order, type RequestContext } from '@vendure/core';
import { stockOf, type Catalogue, type Offer } from './createCatalogue.ts';
import type { WriteWork } from './createWrites.ts';
import { StorefrontSession } from './records.ts';
import { Refused, refusals } from './Refused.ts';
import type { Engine } from './startEngine.ts';
import { engineIdOf, hexId, RELATIONS, wireCart, wireEntry, type WireCart, type WireEntry } from './wireCart.ts';

export interface AddRequest {
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly additionalFields: string | null;
}

const MOST = 9999;

/** The cart's calls, each within a write's transaction. */
export function createCartCalls(engine: Engine, catalogue: Catalogue) {
  const { orders } = engine;

  const wire = async (ctx: RequestContext, order: Order | null): Promise<WireCart> =>
    wireCart(order, order && order.lines.length > 0 ? await orders.getEligibleShippingMethods(ctx, order.id) : [], catalogue);

  /** As the engine has it after a change, or the refusal that its error means. */
  const changed = async ({ ctx }: WriteWork, orderId: string, result: unknown): Promise<Order> => {
    if (isGraphQlErrorResult(result as never)) throw toRefused(result as { readonly errorCode?: string; readonly message: string });
    const order = await orders.findOne(ctx, orderId, [...RELATIONS]);
    if (!order) throw refusals.unreachable();
    return order;
  };

  /** @throws Refused when all lines of the variant together would be more than there is */
  const checkStock = async (ctx: RequestContext, order: Order, offer: Offer, wanted: number): Promise<void> => {
    const variant = await engine.connection.getEntityOrThrow(ctx, ProductVariant, offer.engineId);
    const others = order.lines.filter((line) => String(line.productVariant.id) === offer.engineId);
    const inCart = others.reduce((sum, { quantity }) => sum + quantity, 0);
    if (inCart + wanted > (await stockOf(engine, ctx, variant))) throw refusals.notEnoughStock();
  };

  const lineOf = async (work: WriteWork, entryId: string) => {
    const order = await work.order();
    const line = order?.lines.find(({ id }) => Number(id) === engineIdOf(entryId));
    const offer = line && (await catalogue.byEngineId(String(line.productVariant.id)));
    if (!order || !line || !offer) throw refusals.unknownEntry();
    return { order, line, offer };
  };

  const updated = async (work: WriteWork, order: Order, entryId: string, offer: Offer) => {
    const line = order.lines.find(({ id }) => Number(id) === engineIdOf(entryId));
    if (!line) throw refusals.unknownEntry();
    return { shoppingCart: await wire(work.ctx, order), updatedEntry: wireEntry(line, offer) };
  };

  return {
    /** @param visitor the hash of the cookie */
    async read(ctx: RequestContext, visitor: string): Promise<WireCart> {
      const { orderId = null } = (await engine.connection.getRepository(ctx, StorefrontSession).findOneBy({ id: visitor })) ?? {};
      const order = orderId === null ? null : ((await orders.findOne(ctx, orderId, [...RELATIONS])) ?? null);
      return wire(ctx, order?.active ? order : null);
    },

    async add(work: WriteWork, { itemId, sku, quantity, additionalFields }: AddRequest, isExpress: boolean) {
      checkQuantity(quantity);
      const offer = await catalogue.find(itemId, sku);
      let before = await work.openOrder();
      if (isExpress) before = await changed(work, String(before.id), await orders.removeAllItemsFromOrder(work.ctx, before.id));
      await checkStock(work.ctx, before, offer, quantity);
      const result = await orders.addItemToOrder(work.ctx, before.id, offer.engineId, quantity, { additionalFields });
      const order = await changed(work, String(before.id), result);
      const line = order.lines.find(
        ({ productVariant, customFields }) =>
          String(productVariant.id) === offer.engineId &&
          ((customFields as { additionalFields?: string | null }).additionalFields ?? null) === additionalFields,
      );
      if (!line) throw refusals.unreachable();
      if (line.quantity > MOST) throw refusals.badQuantity();
      return { shoppingCart: await wire(work.ctx, order), newlyAdded: wireEntry(line, offer, quantity) };
    },

    async setQuantity(work: WriteWork, entryId: string, quantity: number): Promise<{ shoppingCart: WireCart; updatedEntry: WireEntry }> {
      checkQuantity(quantity);
      const { order, line, offer } = await lineOf(work, entryId);
      await checkStock(work.ctx, order, offer, quantity - line.quantity);
      return updated(
        work,
        await changed(work, String(order.id), await orders.adjustOrderLine(work.ctx, order.id, line.id, quantity)),
        entryId,
        offer,
      );
    },

    async setFields(work: WriteWork, entryId: string, { itemId, sku, additionalFields }: Omit<AddRequest, 'quantity'>) {
      const { order, line, offer } = await lineOf(work, entryId);
      if (offer.item.id !== itemId || (sku !== null && offer.sku !== sku)) throw refusals.unknownEntry();
      const result = await orders.adjustOrderLine(work.ctx, order.id, line.id, line.quantity, { additionalFields });
      return updated(work, await changed(work, String(order.id), result), entryId, offer);
    },

    async remove(work: WriteWork, entryId: string) {
      const { order, line } = await lineOf(work, entryId);
      const result = await orders.removeItemFromOrder(work.ctx, order.id, line.id);
      return { shoppingCart: await wire(work.ctx, await changed(work, String(order.id), result)) };
    },

    async applyCoupon(work: WriteWork, typed: string) {
      const order = await work.openOrder();
      const result = await orders.applyCouponCode(work.ctx, order.id, typed.trim().toUpperCase());
      return { shoppingCart: await wire(work.ctx, await changed(work, String(order.id), result)) };
    },

    async removeCoupon(work: WriteWork, typed: string) {
      const code = typed.trim().toUpperCase();
      const order = await work.order();
      if (!order?.couponCodes.includes(code)) throw refusals.absentCoupon();
      const result = await orders.removeCouponCode(work.ctx, order.id, code);
      return { shoppingCart: await wire(work.ctx, await changed(work, String(order.id), result)) };
    },

    async setLocation(
      work: WriteWork,
      { country, region, city, postalCode }: Readonly<Record<'country' | 'region' | 'city' | 'postalCode', string>>,
    ) {
      if (!/^[A-Z]{2}$/.test(country)) throw refusals.badLocation();
      const order = await work.openOrder();
      const address = { streetLine1: '', countryCode: country, province: region, city, postalCode };
      const result = await orders.setShippingAddress(work.ctx, order.id, address).catch((error: unknown) => {
        // The engine does not know the country.
        if (error instanceof Error && /country/i.test(`${error.message} ${JSON.stringify(error)}`)) throw refusals.badLocation();
        throw error;
      });
      await orders.applyPriceAdjustments(work.ctx, await changed(work, String(order.id), result), order.lines);
      return { shoppingCart: await wire(work.ctx, await changed(work, String(order.id), null)) };
    },

    async selectOption(work: WriteWork, optionId: string) {
      const order = await work.openOrder();
      const quotes = order.lines.length > 0 ? await orders.getEligibleShippingMethods(work.ctx, order.id) : [];
      const quote = quotes.find(({ id }) => hexId(id) === optionId);
      if (!quote) throw refusals.unknownShippingOption();
      const result = await orders.setShippingMethod(work.ctx, order.id, [quote.id]);
      return { shoppingCart: await wire(work.ctx, await changed(work, String(order.id), result)) };
    },
  };
}

function checkQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST) throw refusals.badQuantity();
}

function toRefused({ errorCode = '', message }: { readonly errorCode?: string; readonly message: string }): Refused {
  if (/INSUFFICIENT_STOCK/.test(errorCode)) return refusals.notEnoughStock();
  if (/COUPON_CODE_EXPIRED/.test(errorCode)) return refusals.expiredCoupon();
  if (/COUPON_CODE/.test(errorCode)) return refusals.unknownCoupon();
  if (/INELIGIBLE_SHIPPING/.test(errorCode)) return refusals.unknownShippingOption();
  if (/QUANTITY|LIMIT/.test(errorCode)) return refusals.badQuantity();
  return new Refused(400, message);
}
