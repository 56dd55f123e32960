export interface CharacterCount {
  readonly count: number;
  readonly max: number;
  readonly isOver: boolean;
}

/** `null` when the limit is 0 or not a number. */
export function characterCount(text: string, limit: unknown): CharacterCount | null {
  const max = typeof limit === 'string' && limit.trim() !== '' ? Number(limit) : limit;
  if (!Number.isSafeInteger(max) || (max as number) <= 0) return null;
  return { count: text.length, max: max as number, isOver: text.length > (max as number) };
}
