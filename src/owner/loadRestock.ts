import type { ApiError } from '../core/wire/ApiError.ts';
import type { OwnerApi } from './calls.ts';
import { ok, type Result } from '../lib/result.ts';
import type { RestockSend } from '../commerce/model/restockSend.ts';
import { walkPages } from './walkPages.ts';

export interface WaitingVariant extends RestockSend {
  readonly key: string;
  /** Without duplicates. */
  readonly emails: readonly string[];
}

export const keyOf = ({ productId, variantId }: RestockSend): string => JSON.stringify([productId, variantId]);

/** All variants that visitors wait for, with all who wait; an error if any page is missing. */
export async function loadRestock(api: OwnerApi): Promise<Result<readonly WaitingVariant[], ApiError>> {
  const pages = await walkPages((cursor) => api.groups(cursor));
  if (!pages.ok) return pages;
  const waiting = new Map<string, RestockSend & { emails: Set<string> }>();
  for (const group of pages.value.flatMap(({ signUpGroups }) => signUpGroups)) {
    const key = keyOf(group);
    const known = waiting.get(key) ?? { productId: group.productId, variantId: group.variantId, emails: new Set<string>() };
    waiting.set(key, known);
    const add = (signUps: typeof group.signUps) => {
      for (const { siteVisitorEmail } of signUps) if (siteVisitorEmail) known.emails.add(siteVisitorEmail);
    };
    add(group.signUps);
    if (!group.hasNextPage) continue;
    // oxlint-disable-next-line no-await-in-loop -- one variant after the other: an owner's list is no reason to flood the platform
    const more = await walkPages((cursor) => api.signUps(group, cursor), group.nextPageCursor);
    if (!more.ok) return more;
    for (const { signUps } of more.value) add(signUps);
  }
  return ok([...waiting].map(([key, { productId, variantId, emails }]) => ({ key, productId, variantId, emails: [...emails] })));
}
