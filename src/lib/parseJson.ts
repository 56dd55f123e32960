import { attempt } from './attempt.ts';

/** The value of a JSON text; `undefined` where it is none. */
export const parseJson = (text: string | null | undefined): unknown => attempt(() => JSON.parse(text as string) as unknown);

/** A list in JSON text; empty where it is none. */
export function parseList(text: string | null | undefined): readonly unknown[] {
  const list = parseJson(text);
  return Array.isArray(list) ? list : [];
}
