import type { ReactNode } from 'react';
import { renderSanitizedHtml } from '../../src/core/ui/renderSanitizedHtml.ts';
import { z } from '../../src/lib/zod.ts';
import type { Send } from '../../src/core/wire/createSend.ts';

/** Time limit (ms) from the click to the end of the response. */
const DEADLINE_MS = 10_000;

/** Maximum characters of a page; the provider's are a tenth of it. */
const LONGEST = 200_000;

/**
 * Loads the provider's page as React nodes. It is not the platform's: no crumb, no cookies.
 *
 * @throws when the page cannot be loaded or read
 */
export async function explain(send: Send, url: string): Promise<ReactNode> {
  const answer = await send({ method: 'get', url, credentials: 'omit', isText: true, schema: z.string(), deadlineMs: DEADLINE_MS });
  if (!answer.ok) throw answer.error;
  if (answer.value.length > LONGEST) throw new Error('The page is too long.');
  return renderSanitizedHtml(answer.value);
}
