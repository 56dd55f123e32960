import { readFields, readFlag, readInteger, readText, type ReadBy, type Reader } from '../../lib/readers.ts';

/** Low stock of one variant, or of the product as a whole where `attributes` is `null`. */
export interface LowStockView {
  readonly qtyInStock: number;
  readonly attributes: Readonly<Record<string, string>> | null;
}

/** A view without a number is left out. Attributes are compared with a variant's, so whatever they are does no harm. */
const readViews: Reader<readonly LowStockView[]> = (raw) => {
  if (!Array.isArray(raw)) return undefined;
  const views: LowStockView[] = [];
  for (const given of raw as readonly (Partial<LowStockView> | null)[]) {
    const qtyInStock = readInteger(given?.qtyInStock);
    if (qtyInStock !== undefined) views.push({ qtyInStock, attributes: given?.attributes ?? null });
  }
  return views;
};

/**
 * How one product is merchandised (spec §3 `productMerchandisingContext` and "Afterpay context per item"), as the page context, a
 * version 8 root and a version 7.1 instalment node state it. What is missing or wrong is left out.
 */
export const readProductMerchandising = readFields({
  scarcityEnabled: readFlag,
  scarcityTemplateViews: readViews,
  /** With the placeholder {qtyInStock}. */
  scarcityText: readText,
  scarcityShownByDefault: readFlag,
  customSoldOutText: readText,
  mailingListSignUpEnabled: readFlag,
  mailingListOptInByDefault: readFlag,
  afterPayAvailable: readFlag,
  /** Cents; the price must be above it. */
  afterPayMin: readInteger,
  /** Cents; the price must not be above it. */
  afterPayMax: readInteger,
  /** Another provider's, offered where the first is not; on the cart page the first of them is called `klarnaEnabled`. */
  klarnaAvailable: readFlag,
  klarnaEnabled: readFlag,
  klarnaMin: readInteger,
  klarnaMax: readInteger,
  /** Language tag. */
  shopperLanguage: readText,
  /** The merchant's country, ISO 3166 alpha-2. */
  stripeAccountCountry: readText,
});

export type ProductMerchandising = ReadBy<typeof readProductMerchandising>;
