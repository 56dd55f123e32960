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

/** Opens the state that the page's address names, and leaves for the page without it. Whether there is one. */
export async function openState(source: PanelSource): Promise<boolean> {
  const url = new URL(location.href);
  const name = url.searchParams.get('state') ?? '';
  if (!Object.hasOwn(STATES, name)) return false;
  await STATES[name]?.(source);
  url.searchParams.delete('state');
  location.replace(url);
  return true;
}

async function post(path: string, body: object): Promise<void> {
  const crumb = readCookies(new Request(location.href)).get('crumb') ?? '';
  await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', 'x-csrf-token': crumb }, body: JSON.stringify(body) });
}
