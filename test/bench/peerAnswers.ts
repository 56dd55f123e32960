import type { HostProduct } from '../../mocks/db/HostProduct.ts';

/** The peer's id of our product. */
export const peerId = (number: number): string => `gid://shopify/Product/${number}`;

/** A response to the peer's product query (storefront API 2025-01), with our options, variants and prices. */
export function peerProduct(product: HostProduct, number: number): object {
  const { structuredContent: content, variantOptionOrdering, items } = product;
  const image = {
    id: `gid://shopify/ProductImage/${number}`,
    src: items[0]?.assetUrl ?? '',
    altText: items[0]?.info?.altText ?? null,
    width: 800,
    height: 1000,
  };
  const variants = content.variants.map((variant, index) => {
    const now = money(variant.onSale ? variant.salePriceMoney : variant.priceMoney);
    const before = variant.onSale ? money(variant.priceMoney) : null;
    return {
      id: `gid://shopify/ProductVariant/${number}${index}`,
      title: variant.optionValues.map(({ value }) => value).join(' / '),
      price: now,
      priceV2: now,
      weight: 1,
      available: variant.unlimited || variant.qtyInStock > 0,
      sku: variant.sku,
      compareAtPrice: before,
      compareAtPriceV2: before,
      image,
      selectedOptions: variant.optionValues.map(({ optionName, value }) => ({ name: optionName, value })),
      unitPrice: null,
      unitPriceMeasurement: null,
    };
  });
  return {
    __typename: 'Product',
    id: peerId(number),
    availableForSale: variants.some(({ available }) => available),
    createdAt: '2025-01-01T00:00:00Z',
    updatedAt: '2025-01-01T00:00:00Z',
    descriptionHtml: '',
    description: '',
    handle: product.urlId,
    productType: '',
    title: product.title,
    vendor: '',
    publishedAt: '2025-01-01T00:00:00Z',
    onlineStoreUrl: null,
    options: variantOptionOrdering.map((name, index) => ({
      id: `gid://shopify/ProductOption/${number}${index}`,
      name,
      values: [...new Set(content.variants.map((variant) => variant.attributes[name]))],
    })),
    images: connection([image]),
    variants: connection(variants),
  };
}

const money = ({ currency, value }: { currency: string; value: string }) => ({ amount: value, currencyCode: currency });

const connection = (nodes: readonly object[]) => ({
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
});
