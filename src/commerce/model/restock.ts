import { lazySchema, z } from '../../lib/zod.ts';
import { name } from './fields.ts';

/** Body of a visitor's request to be notified when a variant is back in stock. */
export const restockSignUpSchema = lazySchema(() =>
  z.object({
    isJoinMailingList: z.boolean(),
    productId: name(),
    siteVisitorEmail: name(),
    variantId: name(),
    /** Only with a captcha. */
    captchaToken: z.optional(z.string()),
  }),
);

export type RestockSignUp = z.infer<ReturnType<typeof restockSignUpSchema>>;

/** Body of the owner's request to notify those who wait for one variant. */
export const restockSendSchema = lazySchema(() => z.object({ productId: name(), variantId: name() }));

export type RestockSend = z.infer<ReturnType<typeof restockSendSchema>>;

/** The same for several variants. */
export const restockSendAllSchema = lazySchema(() => z.object({ sendRequests: z.array(restockSendSchema()) }));

export type RestockSendAll = z.infer<ReturnType<typeof restockSendAllSchema>>;
