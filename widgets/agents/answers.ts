import type { ToolAnswer } from './ModelContext.ts';

/** The longest text of the page that an answer passes on, in UTF-16 units. */
const MAX_TEXT = 200;

export const answer = (value: object): ToolAnswer => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
  structuredContent: value,
});

/** @param message advice on the next step */
export const failed = (message: string): ToolAnswer => ({ content: [{ type: 'text', text: message }], isError: true });

/** A failure with the page's own words in it, which stand apart from ours. */
export const refused = (message: string, words: string): ToolAnswer =>
  failed(`${message} The shop's words: ${JSON.stringify(short(words))}`);

/** It may have been done. */
export const unknown = (words: string): ToolAnswer =>
  refused('It is not known whether this was done. Do not repeat it: call get_cart later and see whether it was.', words);

export const waiting = (): ToolAnswer =>
  failed('There is no network. The shop keeps this change and makes it once, when the network is back. Do not repeat it.');

/** A text of the page, shortened, without what is no character to be read. */
export const short = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT);
