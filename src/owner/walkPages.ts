import { ApiError } from '../core/wire/ApiError.ts';
import { fail, ok, type Result } from '../lib/result.ts';

interface ListPage {
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

/**
 * Reads a list page by page. A missing or repeated cursor is an error, because half a list is useless.
 *
 * @param first where to begin; `null`: at the beginning
 */
export async function walkPages<Page extends ListPage>(
  read: (cursor: string | null) => Promise<Result<Page, ApiError>>,
  first: string | null = null,
): Promise<Result<readonly Page[], ApiError>> {
  const pages: Page[] = [];
  const seen = new Set<string | null>([first]);
  let cursor = first;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one is
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
