import { z } from '../../lib/zod.ts';
import { flag, list, name, shownText } from '../../commerce/model/fields.ts';

/** Fields beside the address pass through. */
const signUpSchema = z.looseObject({ siteVisitorEmail: shownText });

const page = () => ({ hasNextPage: flag, nextPageCursor: shownText });

/** One page of the visitors who wait for a variant. */
export const restockSignUpsSchema = z.object({ signUps: list(signUpSchema), ...page() });

export type RestockSignUps = z.infer<typeof restockSignUpsSchema>;

/** The platform counts e-mails over all variants of a product. */
const signUpGroupSchema = z.looseObject({ productId: name, variantId: name, signUps: list(signUpSchema), ...page() });

/** One page of the variants; read on while `hasNextPage`. */
export const restockGroupsSchema = z.object({ signUpGroups: list(signUpGroupSchema), ...page() });

export type RestockGroups = z.infer<typeof restockGroupsSchema>;
