/** The text as it stands; empty when it is missing or something else. */
export const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : '');

export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** The untrusted object's own value of this name: what a page has put on every object is none of it. */
export const own = (raw: unknown, name: string): unknown => (isRecord(raw) && Object.hasOwn(raw, name) ? raw[name] : undefined);
