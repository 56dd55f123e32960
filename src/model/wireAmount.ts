import { z } from '../lib/zod.ts';
import { toMoney } from './money.ts';

/** An amount in any shape that `toMoney` reads; it stays as it stands on the wire, because only the reader knows the store's currency. */
export const wireAmount = () => z.custom<NonNullable<unknown>>((raw) => toMoney(raw, 'USD') !== null);
