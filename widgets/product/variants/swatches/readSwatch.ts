import type { Product } from '../../../../src/commerce/model/product.ts';
import { PageError } from '../../../../src/lib/PageError.ts';
import { isRecord, own } from '../../../../src/lib/readers.ts';
import { safeRedirect } from '../../../../src/lib/safeRedirect.ts';

/** The look of a choice: a colour as CSS writes it, a picture's address, or both, the colour behind the picture. */
export interface Swatch {
  readonly color: string | null;
  readonly image: string | null;
}

/** The swatches that a product states for an option, by value; `null`: none. */
export function swatchesOf({ swatches }: Product, option: string): Readonly<Record<string, unknown>> | null {
  const stated = own(swatches, option);
  return isRecord(stated) ? stated : null;
}

/**
 * Reads `{color, image}`, or one of them as a text.
 *
 * @param name what it is called in a report
 *
 * @param report takes the error of what is neither
 */
export function readSwatch(raw: unknown, name = '', report: (error: unknown) => void = () => undefined, element?: Element): Swatch | null {
  const { color, image } = typeof raw === 'string' ? { color: raw, image: raw } : Object(raw);
  const swatch = { color: colorOf(color), image: typeof raw === 'string' && colorOf(raw) ? null : pictureOf(image) };
  if (swatch.color ?? swatch.image) return swatch;
  report(new PageError(`${name} is ${JSON.stringify(raw)}; expected a colour ("#d8c3a5") or a picture's address ("/clay.jpg").`, element));
  return null;
}

const colorOf = (raw: unknown): string | null => (typeof raw === 'string' && CSS.supports('color', raw) ? raw : null);

/** A word is no address, but a colour that is misspelt. */
const pictureOf = (raw: unknown): string | null =>
  typeof raw === 'string' && /[./]/.test(raw) ? (safeRedirect(raw, { anyOrigin: true })?.href ?? null) : null;
