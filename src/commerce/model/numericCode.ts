import { z } from '../../lib/zod.ts';
import { integer } from './fields.ts';

/** Accepts every whole number of the range, because the platform uses codes that are not listed here. */
export const numericCode = (first: number, last: number) => z.pipe(integer, z.number().check(z.gte(first), z.lte(last)));
