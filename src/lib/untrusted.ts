export const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : '');

/** A text with something in it; `null`: none. */
export const filledText = (raw: unknown): string | null => (typeof raw === 'string' && raw !== '' ? raw : null);

export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** The object's own property, because pages add to `Object.prototype`. */
export const own = (raw: unknown, name: string): unknown => (isRecord(raw) && Object.hasOwn(raw, name) ? raw[name] : undefined);
