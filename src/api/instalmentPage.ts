import { fail, type Result } from '../lib/result.ts';
import { z } from '../lib/zod.ts';
import { ApiError } from './ApiError.ts';
import type { Send } from './createSend.ts';

/** The longest page, in characters, that is worth reading: the provider's are a tenth of it. */
const LONGEST = 200_000;

/** The instalment provider's explanation of itself: static HTML of another site. */
export interface InstalmentPageApi {
  /** Not the platform's: no crumb, no cookies. The HTML is foreign and must not be shown as it is. */
  load(url: string): Promise<Result<string, ApiError>>;
}

export function createInstalmentPageApi(send: Send, deadlineMs: number): InstalmentPageApi {
  return {
    async load(url) {
      const answer = await send({ method: 'get', url, credentials: 'omit', isText: true, schema: z.string(), deadlineMs });
      if (!answer.ok || answer.value.length <= LONGEST) return answer;
      return fail(new ApiError('schema', 'The page is too long.'));
    },
  };
}
