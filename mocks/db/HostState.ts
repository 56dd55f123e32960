import { lazySchema, z } from '../../src/lib/zod.ts';
import type { ShippingLocation } from '../../src/commerce/model/shippingLocation.ts';
import { restockSignUpSchema, type RestockSignUp } from '../../src/commerce/model/restock.ts';

/** A stored cart line; everything else is computed. */
export interface CartLine {
  readonly id: string;
  readonly itemId: string;
  /** `null` for an item without variants. */
  readonly sku: string | null;
  readonly quantity: number;
  /** JSON text of the additional-fields form. */
  readonly additionalFields: string | null;
}

export interface StoredCart {
  readonly id: string;
  /** ms since 1970. */
  readonly created: number;
  readonly lines: readonly CartLine[];
  readonly coupons: readonly string[];
  readonly shippingLocation: ShippingLocation | null;
  /** `null`: not chosen yet. */
  readonly shippingOptionId: string | null;
}

export const newCart = (id: string, created: number): StoredCart => ({
  id,
  created,
  lines: [],
  coupons: [],
  shippingLocation: null,
  shippingOptionId: null,
});

export interface HostState {
  /** The last number used for an id. */
  readonly sequence: number;
  readonly carts: ReadonlyMap<string, StoredCart>;
  readonly sessions: ReadonlyMap<string, string>;
  /** Stock that has changed, by variant id; `null` = unlimited. */
  readonly stock: ReadonlyMap<string, number | null>;
  readonly signUps: ReadonlyMap<string, RestockSignUp>;
}

const wholeFrom = (least: number) => z.number().check(z.int(), z.gte(least));

export const locationSchema = lazySchema(() =>
  z.object({ country: z.string(), region: z.string(), city: z.string(), postalCode: z.string() }),
);

const storedStateSchema = lazySchema(() =>
  z.object({
    sequence: wholeFrom(0),
    carts: z.array(
      z.tuple([
        z.string(),
        z.object({
          id: z.string(),
          created: z.number(),
          lines: z.array(
            z.object({
              id: z.string(),
              itemId: z.string(),
              sku: z.nullable(z.string()),
              quantity: wholeFrom(1),
              additionalFields: z.nullable(z.string()),
            }),
          ),
          coupons: z.prefault(z.array(z.string()), []),
          shippingLocation: z.prefault(z.nullable(locationSchema()), null),
          shippingOptionId: z.prefault(z.nullable(z.string()), null),
        }),
      ]),
    ),
    sessions: z.array(z.tuple([z.string(), z.string()])),
    stock: z.array(z.tuple([z.string(), z.nullable(wholeFrom(0))])),
    signUps: z.prefault(z.array(z.tuple([z.string(), restockSignUpSchema()])), []),
  }),
);

export const emptyHostState = (): HostState => ({
  sequence: 0,
  carts: new Map(),
  sessions: new Map(),
  stock: new Map(),
  signUps: new Map(),
});

export function serializeHostState({ sequence, carts, sessions, stock, signUps }: HostState): string {
  return JSON.stringify({ sequence, carts: [...carts], sessions: [...sessions], stock: [...stock], signUps: [...signUps] });
}

/** A new state for missing, damaged or outdated JSON. */
export function parseHostState(text: string | null): HostState {
  try {
    const stored = storedStateSchema().safeParse(JSON.parse(text ?? 'null'));
    if (!stored.success) return emptyHostState();
    const { sequence, carts, sessions, stock, signUps } = stored.data;
    return { sequence, carts: new Map(carts), sessions: new Map(sessions), stock: new Map(stock), signUps: new Map(signUps) };
  } catch {
    return emptyHostState();
  }
}
