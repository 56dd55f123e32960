import type { ReactNode } from 'react';
import { renderSanitizedHtml } from '../../src/core/ui/renderSanitizedHtml.ts';
import { z } from '../../src/lib/zod.ts';
import type { Send } from '../../src/core/wire/createSend.ts';

/** How long the visitor waits for it, in ms, from the click to its end. */
const DEADLINE_MS = 10_000;

/** The longest page, in characters, that is worth reading: the provider's are a tenth of it. */
const LONGEST = 200_000;

/**
 * The provider's page about itself, ready to be shown. It is not the platform's: no crumb, no cookies.
 * @throws what kept the page from coming, or from being read
 */
export async function explain(send: Send, url: string): Promise<ReactNode> {
  const answer = await send({ method: 'get', url, credentials: 'omit', isText: true, schema: z.string(), deadlineMs: DEADLINE_MS });
  if (!answer.ok) throw answer.error;
  if (answer.value.length > LONGEST) throw new Error('The page is too long.');
  return renderSanitizedHtml(answer.value);
}
