import { z } from '../../lib/zod.ts';
import { flag, list, name, shownText } from '../../commerce/model/fields.ts';

/** One visitor who waits for a variant, as the site owner sees it. Only the address is ours; the rest passes through. */
const signUpSchema = z.looseObject({ siteVisitorEmail: shownText });

const page = () => ({ hasNextPage: flag, nextPageCursor: shownText });

/** Those who wait for one variant, a page at a time (spec §3, §7). */
export const restockSignUpsSchema = z.object({ signUps: list(signUpSchema), ...page() });

export type RestockSignUps = z.infer<typeof restockSignUpsSchema>;

/** A variant that somebody waits for. A number of e-mails is counted over all variants of a product. */
const signUpGroupSchema = z.looseObject({ productId: name, variantId: name, signUps: list(signUpSchema), ...page() });

/** All variants that somebody waits for, a page at a time; pages are followed while `hasNextPage` (spec §7). */
export const restockGroupsSchema = z.object({ signUpGroups: list(signUpGroupSchema), ...page() });

export type RestockGroups = z.infer<typeof restockGroupsSchema>;
