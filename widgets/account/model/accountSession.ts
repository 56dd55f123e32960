import { lazySchema, z } from '../../../src/lib/zod.ts';
import { name } from '../../../src/commerce/model/fields.ts';

/** A customer's login data. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

export const accountSessionSchema = lazySchema(() => z.object({ xsrfToken: name() }));
