const GOODS = [{ productName: 'Mug', sku: 'MUG', unitPrice: { decimalValue: '17.00' }, quantity: 1 }];

/**
 * `/confirmed?id=o1&type=202`: a page that confirms an order of $17.00, by default on a page of type 202; `&test`: paid in test mode,
 * `&coupon=TEA10`: with a code. For `openShop({ serve })`.
 */
export function orderPage({ url }: Request): Response | undefined {
  const { pathname, searchParams } = new URL(url);
  if (pathname !== '/confirmed') return undefined;
  const coupon = searchParams.get('coupon');
  const order = {
    id: searchParams.get('id'),
    grandTotal: { decimalValue: '17.00', currencyCode: 'USD' },
    items: GOODS,
    ...(coupon && { coupons: [{ promoCode: coupon }] }),
    testMode: searchParams.has('test'),
    websiteId: 'w1',
  };
  const context = { pageType: Number(searchParams.get('type') ?? 202), website: { id: 'w1', language: 'en-US' }, order };
  const html =
    `<!doctype html><title>Thank you</title><script>Static = { SQUARESPACE_CONTEXT: ${JSON.stringify(context)} };</script>` +
    `<script type="module" src="/dist/storefront.js" data-page-speed="off" data-data-layer="on"></script><p>Thank you.</p>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
