import { readFields, readInteger, readText } from '../../../src/lib/readers.ts';

/** A way to ship the cart, as the platform offers it (`shippingOptions`, `selectedShippingOption`). */
export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  /** Minor units of the store's currency; `null` when the platform does not say. */
  readonly costCents: number | null;
}

const readOption = readFields({ id: readText, name: readText, computedCost: readInteger });

/** The option that the cart has chosen; `null` when there is none. */
export function readShippingOption(raw: unknown): ShippingOption | null {
  const { id, name, computedCost = null } = readOption(raw) ?? {};
  return id ? { id, name: name ?? id, costCents: computedCost } : null;
}

/** The options of a list that the cart passes through; what is none is left out. */
export const readShippingOptions = (raw: unknown): ShippingOption[] =>
  (Array.isArray(raw) ? raw : []).flatMap((one) => readShippingOption(one) ?? []);
