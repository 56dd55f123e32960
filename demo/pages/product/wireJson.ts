import type { HostMoney, HostProduct, HostVariant } from '../../../mocks/db/HostProduct.ts';
import { merchandisingContext } from '../../content/settings.ts';

/** The page context's product: money with every field, stock as an object, options by name. */
export function contextProduct({ structuredContent, variantOptionOrdering }: HostProduct): unknown {
  return {
    variantAttributeNames: variantOptionOrdering,
    productType: structuredContent.productType,
    subscribable: structuredContent.isSubscribable,
    subscriptionPlan: structuredContent.subscriptionPlan ?? null,
    additionalFieldsForm: structuredContent.additionalFieldsForm ?? null,
    variants: structuredContent.variants.map(
      ({ id, sku, price, salePrice, priceMoney, salePriceMoney, onSale, unlimited, qtyInStock, attributes, pricingOptions, imageIds }) => ({
        id,
        sku,
        price: fullMoney(price, priceMoney),
        salePrice: fullMoney(salePrice, salePriceMoney),
        onSale,
        stock: unlimited ? { unlimited } : { unlimited, quantity: qtyInStock },
        attributes,
        imageIds,
        ...(pricingOptions && { pricingOptions }),
      }),
    ),
  };
}

/** `data-context` of the newer markup, whose variants are completed from the page context. */
export function detailContext(product: HostProduct): unknown {
  const { productType, variants, additionalFieldsForm } = product.structuredContent;
  return {
    product: {
      productType,
      variants: variants.map(({ id, sku, attributes }) => ({ id, sku, attributes })),
      additionalFieldsForm: additionalFieldsForm ?? null,
    },
    ...merchandisingContext(product),
  };
}

/** `data-product` of a product block: prices as objects in minor units. */
export function blockProduct({ id, title, fullUrl, items, structuredContent }: HostProduct): unknown {
  const picture = (variant: HostVariant) => items.find((item) => item.id === variant.mainImageId);
  return {
    id,
    title,
    fullUrl,
    onSale: structuredContent.onSale ?? false,
    images: items,
    subscriptionPlan: structuredContent.subscriptionPlan ?? null,
    additionalFieldsForm: structuredContent.additionalFieldsForm ?? null,
    variants: structuredContent.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      attributes: variant.attributes,
      optionValues: variant.optionValues,
      price: { currency: variant.priceMoney.currency, value: variant.price },
      salePrice: { currency: variant.salePriceMoney.currency, value: variant.salePrice },
      onSale: variant.onSale,
      unlimited: variant.unlimited,
      qtyInStock: variant.qtyInStock,
      soldOut: !variant.unlimited && variant.qtyInStock <= 0,
      imageIds: variant.imageIds ?? [],
      mainImage: picture(variant) ?? null,
    })),
  };
}

/** The product inside our own hook: what the host stores, as it stands. */
export function hookProduct({ structuredContent, variantOptionOrdering, title, items }: HostProduct): unknown {
  return { title, ...structuredContent, variantOptionOrdering, images: items };
}

/** The additional-fields form with its fields as JSON text; `null` without one. */
export function formWithTextFields({ structuredContent: { additionalFieldsForm } }: HostProduct): unknown {
  if (!additionalFieldsForm) return null;
  const form = additionalFieldsForm as { readonly fields: readonly unknown[] };
  return { ...form, fields: form.fields.map((field) => JSON.stringify(field)) };
}

function fullMoney(value: number, { currency, value: decimalValue }: HostMoney): unknown {
  return { currencyCode: currency, value, decimalValue, fractionalDigits: 2 };
}
