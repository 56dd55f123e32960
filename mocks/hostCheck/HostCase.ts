import type { z } from '../../src/lib/zod.ts';
import type { cart } from '../contract/cart.ts';
import type { FeatureName } from '../contract/features.ts';
import type { Visitor } from './createVisitor.ts';
import { Unchecked } from './expect.ts';
import type { Good, Goods } from './Goods.ts';
import type { HostCheckOptions } from './HostCheckOptions.ts';

export type Cart = z.infer<typeof cart>;

/** The means of a case. */
export interface Bench {
  readonly options: HostCheckOptions;
  readonly goods: Goods;
  /** Names this run in all that it leaves. */
  readonly mark: string;
  /** A new visitor, who has opened the first page. */
  visit(): Promise<Visitor>;
  /** Lists what is left on the platform. */
  leave(record: string): void;
}

/** One behaviour; `run` throws what was expected and did not come. */
export interface HostCase {
  readonly feature: FeatureName;
  readonly name: string;
  run(bench: Bench): Promise<void>;
}

/** The cases of a feature by their names, in the order in which they are run: where the first finds nothing, the feature is absent. */
export const casesOf = (feature: FeatureName, runs: Readonly<Record<string, HostCase['run']>>): HostCase[] =>
  Object.entries(runs).map(([name, run]) => ({ feature, name, run }));

/** @throws Unchecked where it is not there */
export function need<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Unchecked(`Needs ${what}.`);
  return value;
}

/** The body of an add. */
export const entryOf = ({ product, variant }: Good, quantity = 1, additionalFields: string | null = null) => ({
  itemId: product.id,
  sku: variant?.sku ?? null,
  quantity,
  additionalFields,
});
