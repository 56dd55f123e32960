import type { HostImage, HostMoney, HostPricingOption, HostProduct, HostVariant } from '../../mocks/db/HostProduct.ts';
import { PICTURE_SIZE } from '../pictures/scene.ts';
import { hexId } from './hexId.ts';
import type { PlanOffer, ProductSheet, VariantSheet } from './sheet.ts';

const CURRENCY = 'USD';
const NOTHING: HostMoney = { currency: CURRENCY, value: '0.00' };

/**
 * Converts a product sheet: ids, money in both formats, gallery.
 *
 * @param number makes the ids
 */
export function toHostProduct(sheet: ProductSheet, number: number, collectionId: string): HostProduct {
  const id = hexId(0x100 + number);
  const items = sheet.pictures.map((picture, index): HostImage => ({
    id: hexId(0x10000 + number * 0x10 + index),
    title: picture.alt,
    filename: `${picture.name}.svg`,
    assetUrl: `/assets/pictures/${picture.name}.svg`,
    originalSize: `${PICTURE_SIZE.width}x${PICTURE_SIZE.height}`,
    mediaFocalPoint: { x: 0.5, y: 0.55 },
  }));
  const fullUrl = `/store/p/${sheet.slug}`;
  const [first] = sheet.variants;
  const hasStockRecord = first !== undefined && first.sku !== null;
  return {
    id,
    collectionId,
    recordType: 11,
    title: sheet.title,
    urlId: `p/${sheet.slug}`,
    fullUrl,
    excerpt: paragraphs(sheet.excerpt),
    body: paragraphs(sheet.details ?? []),
    assetUrl: items[0]?.assetUrl ?? '',
    mainImageId: items[0]?.id ?? '',
    items,
    tags: sheet.tags,
    categories: [sheet.category],
    starred: sheet.tags.includes('presents'),
    variantOptionOrdering: sheet.options,
    structuredContent: {
      productType: sheet.type,
      variants: hasStockRecord ? sheet.variants.map((variant, index) => hostVariant(variant, index, number, items)) : [],
      priceMoney: money(first?.price ?? 0),
      salePriceMoney: first?.sale === undefined ? NOTHING : money(first.sale),
      onSale: sheet.variants.some((variant) => variant.sale !== undefined),
      isSubscribable: sheet.plan !== undefined,
      subscriptionPlan: sheet.plan ?? null,
      additionalFieldsForm: sheet.form ? { id: hexId(0x200 + number), ...sheet.form } : null,
      ...(sheet.form && { additionalFieldsFormId: hexId(0x200 + number) }),
      useCustomAddButtonText: sheet.buttonText !== undefined,
      customAddButtonText: sheet.buttonText ?? '',
    },
  };
}

function hostVariant(sheet: VariantSheet, index: number, number: number, images: readonly HostImage[]): HostVariant {
  const picture = images.find((image) => image.filename === `${sheet.picture}.svg`);
  const id = `00000000-0000-4000-8000-${(number * 0x100 + index + 1).toString(16).padStart(12, '0')}`;
  return {
    id,
    sku: sheet.sku ?? '',
    attributes: sheet.options,
    optionValues: Object.entries(sheet.options).map(([optionName, value]) => ({ optionName, value })),
    price: sheet.price,
    salePrice: sheet.sale ?? 0,
    priceMoney: money(sheet.price),
    salePriceMoney: sheet.sale === undefined ? NOTHING : money(sheet.sale),
    onSale: sheet.sale !== undefined,
    unlimited: sheet.stock === 'unlimited',
    qtyInStock: sheet.stock === 'unlimited' ? 0 : sheet.stock,
    imageIds: picture ? [picture.id] : [],
    ...(picture && { mainImageId: picture.id }),
    ...(sheet.offers && {
      pricingOptions: sheet.offers.map((offer, place) => pricingOption(offer, number * 0x100 + index * 0x10 + place)),
    }),
  };
}

function pricingOption({ plan, price }: PlanOffer, number: number): HostPricingOption {
  return {
    productSubscriptionOptionId: hexId(0x300000 + number),
    subscriptionPlan: plan,
    price: String(price),
    salePrice: '0',
    priceMoney: money(price),
    salePriceMoney: NOTHING,
    onSale: false,
  };
}

// Cents, written without floating point.
function money(cents: number): HostMoney {
  return { currency: CURRENCY, value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` };
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`).join('');
}
