import { openStore } from '../../src/lib/openStore.ts';

/** Storage key that switches a site's own scripts off. */
const DISABLE_USER_SCRIPTS_KEY = 'disable-user-scripts';

/**
 * Whether the owner's scripts are switched off for this visit, by a parameter of the address or a key in session storage; any value but
 * `false` counts.
 */
export function areUserScriptsDisabled(page: Document): boolean {
  const asked = new URLSearchParams(page.location?.search ?? '').get(DISABLE_USER_SCRIPTS_KEY);
  const value = asked ?? openStore('sessionStorage').get(DISABLE_USER_SCRIPTS_KEY);
  return value !== null && value !== 'false';
}
