import { ApiError } from '../core/wire/ApiError.ts';
import type { OwnerApi } from './calls.ts';
import { ok, fail, type Result } from '../lib/result.ts';
import type { RestockSend } from '../commerce/model/restock.ts';

export interface WaitingVariant extends RestockSend {
  readonly key: string;
  /** Without duplicates. */
  readonly emails: readonly string[];
}

const keyOf = ({ productId, variantId }: RestockSend): string => JSON.stringify([productId, variantId]);

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

interface ListPage {
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

/**
 * Reads a list page by page. A missing or repeated cursor is an error, because half a list is useless.
 *
 * @param first where to begin; `null`: at the beginning
 */
async function walkPages<Page extends ListPage>(
  read: (cursor: string | null) => Promise<Result<Page, ApiError>>,
  first: string | null = null,
): Promise<Result<readonly Page[], ApiError>> {
  const pages: Page[] = [];
  const seen = new Set<string | null>([first]);
  let cursor = first;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page has the address of the next one
    const answer = await read(cursor);
    if (!answer.ok) return answer;
    pages.push(answer.value);
    if (!answer.value.hasNextPage) return ok(pages);
    cursor = answer.value.nextPageCursor;
    if (cursor === null || cursor === '' || seen.has(cursor)) {
      return fail(new ApiError('schema', 'The list could not be read to its end.'));
    }
    seen.add(cursor);
  }
}
