import { z } from '../../lib/zod.ts';
import { name } from './fields.ts';

/** What a visitor sends to be told when a variant is back in stock (spec §3). */
export const restockSignUpSchema = z.object({
  isJoinMailingList: z.boolean(),
  productId: name,
  siteVisitorEmail: name,
  variantId: name,
  /** Only when a captcha is shown. */
  captchaToken: z.optional(z.string()),
});

export type RestockSignUp = z.infer<typeof restockSignUpSchema>;
