import { safeRedirect } from '../../src/lib/safeRedirect.ts';

/** http(s) or a path of this site; `null` otherwise. */
export const imageAddress = (raw: string | null): string | null =>
  (raw?.trim() && safeRedirect(raw.trim(), { anyOrigin: true })?.href) || null;
