import { readFields, readFlag, readInteger, readText, type ReadBy, type Reader } from '../../lib/readers.ts';

/** Low stock of one variant, or of the whole product where `attributes` is `null`. */
export interface LowStockView {
  readonly qtyInStock: number;
  readonly attributes: Readonly<Record<string, string>> | null;
}

/** Attributes stay unread, because they are only compared with a variant's. */
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
 * Merchandising of one product, from the page context, a version 8 root or a version 7.1 instalment element. Missing or malformed fields
 * are left out.
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
  /** Cents; exclusive. */
  afterPayMin: readInteger,
  /** Cents; inclusive. */
  afterPayMax: readInteger,
  /** A second provider, used where the first is unavailable; the cart page calls it `klarnaEnabled`. */
  klarnaAvailable: readFlag,
  klarnaEnabled: readFlag,
  klarnaMin: readInteger,
  klarnaMax: readInteger,
  shopperLanguage: readText,
  /** ISO 3166 alpha-2 code of the merchant's country. */
  stripeAccountCountry: readText,
});

export type ProductMerchandising = ReadBy<typeof readProductMerchandising>;

export const offersKlarna = ({ klarnaAvailable, klarnaEnabled }: ProductMerchandising): boolean =>
  klarnaAvailable ?? klarnaEnabled ?? false;
