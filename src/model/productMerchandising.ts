import { readFields, readFlag, readInteger, readText, type ReadBy, type Reader } from '../lib/readers';

/** Low stock of one variant, or of the product as a whole where `attributes` is `null`. */
export interface LowStockView {
  readonly qtyInStock: number;
  readonly attributes: Readonly<Record<string, string>> | null;
}

/** A view that cannot be read is left out. */
const readViews: Reader<readonly LowStockView[]> = (raw) => {
  if (!Array.isArray(raw)) return undefined;
  const views: LowStockView[] = [];
  for (const given of raw as readonly unknown[]) {
    const { qtyInStock, attributes = null } = (given ?? {}) as Readonly<Record<string, unknown>>;
    const quantity = readInteger(qtyInStock);
    const read = attributes === null ? null : readAttributes(attributes);
    if (quantity !== undefined && quantity >= 0 && read !== undefined) views.push({ qtyInStock: quantity, attributes: read });
  }
  return views;
};

const readAttributes: Reader<Readonly<Record<string, string>>> = (raw) => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const attributes = Object.create(null) as Record<string, string>;
  for (const [name, value] of Object.entries(raw)) if (typeof value === 'string') attributes[name] = value;
  return attributes;
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
  /** Language tag. */
  shopperLanguage: readText,
  /** The merchant's country, ISO 3166 alpha-2. */
  stripeAccountCountry: readText,
});

export type ProductMerchandising = ReadBy<typeof readProductMerchandising>;
