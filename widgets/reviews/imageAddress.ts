import { safeRedirect } from '../../src/lib/safeRedirect.ts';

/** The address of a picture of the platform's, http(s) or a path of this site; `null` for anything else. */
export const imageAddress = (raw: string | null): string | null =>
  (raw?.trim() && safeRedirect(raw.trim(), { anyOrigin: true })?.href) || null;
