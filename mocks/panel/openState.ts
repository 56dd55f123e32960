import { readCookies } from '../readCookies.ts';
import type { PanelSource } from './PanelSource.ts';

/** States that a link with `?state=` opens: what is done before the page is loaded anew. */
const STATES: Readonly<Record<string, (source: PanelSource) => Promise<void>>> = {
  'signed-in': async () => {
    await post('/api/site-users/account/session', { email: 'anna@example.com', password: 'kettle', rememberMe: false });
  },
  '100-lines': async ({ product }) => {
    for (let line = 1; line <= 100; line += 1) {
      const additionalFields = JSON.stringify({ Line: String(line) });
      await post('/api/commerce/shopping-cart/entries', { ...product, quantity: 1, additionalFields });
    }
  },
};

/**
 * Opens the state that the page's address names, if any, and leaves for the page without it.
 *
 * @throws Error that says which request the host has refused
 */
export async function openState(source: PanelSource): Promise<void> {
  const url = new URL(location.href);
  const name = url.searchParams.get('state') ?? '';
  if (!Object.hasOwn(STATES, name)) return;
  await STATES[name]?.(source);
  url.searchParams.delete('state');
  location.replace(url);
}

async function post(path: string, body: object): Promise<void> {
  const crumb = readCookies(new Request(location.href)).get('crumb') ?? '';
  const headers = { 'content-type': 'application/json', 'x-csrf-token': crumb };
  const { ok, status } = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!ok) throw new Error(`the host has answered POST ${path} with ${status}`);
}
