import { readFields, readNumber, readText } from '../../../src/lib/readers.ts';
import type { Money } from '../../../src/money/money.ts';

/** The content of a package, and the amount that its price is stated for: 250 g, per 1 kg. The names are those of Shopify's `UnitPriceMeasurement`. */
export interface UnitPriceMeasurement {
  readonly quantityValue: number;
  readonly quantityUnit: string;
  /** Default 1. */
  readonly referenceValue: number;
  readonly referenceUnit: string;
}

/** Each unit in the smallest of its kind. */
const UNITS: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  mg: ['weight', 1],
  g: ['weight', 1e3],
  kg: ['weight', 1e6],
  oz: ['weight', 28_349.523125],
  lb: ['weight', 453_592.37],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1e3],
  m3: ['volume', 1e6],
  floz: ['volume', 29.5735295625],
  pt: ['volume', 473.176473],
  qt: ['volume', 946.352946],
  gal: ['volume', 3785.411784],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1e3],
  in: ['length', 25.4],
  ft: ['length', 304.8],
  yd: ['length', 914.4],
  cm2: ['area', 1],
  m2: ['area', 1e4],
  ft2: ['area', 929.0304],
  item: ['count', 1],
};

const readMeasurement = readFields({
  quantityValue: readNumber,
  quantityUnit: readText,
  referenceValue: readNumber,
  referenceUnit: readText,
});

/** `null`: not stated, or units that cannot be compared. */
export function parseMeasurement(raw: unknown): UnitPriceMeasurement | null {
  const { quantityValue, quantityUnit, referenceValue = 1, referenceUnit = quantityUnit } = readMeasurement(raw) ?? {};
  if (!quantityValue || quantityUnit === undefined || referenceUnit === undefined) return null;
  const [kind, size] = unitOf(quantityUnit);
  const [referenceKind] = unitOf(referenceUnit);
  if (size === 0 || kind !== referenceKind || quantityValue < 0 || referenceValue <= 0) return null;
  return { quantityValue, quantityUnit, referenceValue, referenceUnit };
}

/** The price of the reference amount, rounded to whole minor units. */
export function unitPriceOf(price: Money, { quantityValue, quantityUnit, referenceValue, referenceUnit }: UnitPriceMeasurement): Money {
  const [, quantitySize] = unitOf(quantityUnit);
  const [, referenceSize] = unitOf(referenceUnit);
  const minor = Math.round((price.minor * referenceValue * referenceSize) / (quantityValue * quantitySize));
  return { ...price, minor: Math.min(minor, Number.MAX_SAFE_INTEGER) };
}

/** "kg", "100 g". */
export function referenceText({ referenceValue, referenceUnit }: UnitPriceMeasurement): string {
  const unit = referenceUnit.replace('2', '²').replace('3', '³');
  return referenceValue === 1 ? unit : `${referenceValue} ${unit}`;
}

const unitOf = (name: string): readonly [kind: string, size: number] => {
  const unit = name.toLowerCase();
  return (Object.hasOwn(UNITS, unit) && UNITS[unit]) || ['', 0];
};
