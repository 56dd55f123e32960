import { openStore } from '../../src/lib/openStore.ts';

/** Storage key that switches a site's own scripts off. */
const DISABLE_USER_SCRIPTS_KEY = 'disable-user-scripts';

/**
 * Whether scripts that the site's owner has set are not to run on this visit (spec §9 `disable-user-scripts`): the name stands as a
 * parameter in the page's address, or as a key in the tab's storage. Which values switch it is not said: all do but `false`.
 */
export function areUserScriptsDisabled(page: Document): boolean {
  const asked = new URLSearchParams(page.location?.search ?? '').get(DISABLE_USER_SCRIPTS_KEY);
  const value = asked ?? openStore('sessionStorage').get(DISABLE_USER_SCRIPTS_KEY);
  return value !== null && value !== 'false';
}
