import { z } from '../../../src/lib/zod.ts';
import { name } from '../../../src/commerce/model/fields.ts';

/** What a customer logs in with (spec §7). */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** The answer to a login: the token that further calls carry. */
export const accountSessionSchema = z.object({ xsrfToken: name });
