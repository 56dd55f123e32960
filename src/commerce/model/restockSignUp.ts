import { z } from '../../lib/zod.ts';
import { name } from './fields.ts';

/** Body of a visitor's request to be notified when a variant is back in stock. */
export const restockSignUpSchema = z.object({
  isJoinMailingList: z.boolean(),
  productId: name,
  siteVisitorEmail: name,
  variantId: name,
  /** Only with a captcha. */
  captchaToken: z.optional(z.string()),
});

export type RestockSignUp = z.infer<typeof restockSignUpSchema>;
