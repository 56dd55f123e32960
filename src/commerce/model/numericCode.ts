import { z } from '../../lib/zod.ts';
import { integer } from './fields.ts';

/**
 * A code of a list whose ends are known but not every entry between them: every whole number from `first` to `last`, so that a
 * record is not refused for a code that the specification does not name.
 */
export const numericCode = (first: number, last: number) => z.pipe(integer, z.number().check(z.gte(first), z.lte(last)));
