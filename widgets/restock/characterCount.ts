/** The counter below a long text. */
export interface CharacterCount {
  readonly count: number;
  readonly max: number;
  readonly isOver: boolean;
}

/** How long a text is beside how long it may be; null, and nothing is counted, where the limit is 0 or no number (spec §5). */
export function characterCount(text: string, limit: unknown): CharacterCount | null {
  const max = typeof limit === 'string' && limit.trim() !== '' ? Number(limit) : limit;
  if (!Number.isSafeInteger(max) || (max as number) <= 0) return null;
  return { count: text.length, max: max as number, isOver: text.length > (max as number) };
}
