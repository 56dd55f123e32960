import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema.ts';
import { name } from './fields.ts';

/** What a visitor sends to be told when a variant is back in stock (spec §3). */
export const restockSignUpSchema = lazySchema(() =>
  z.object({
    isJoinMailingList: z.boolean(),
    productId: name(),
    siteVisitorEmail: name(),
    variantId: name(),
    /** Only when a captcha is shown. */
    captchaToken: z.optional(z.string()),
  }),
);

export type RestockSignUp = z.infer<ReturnType<typeof restockSignUpSchema>>;
