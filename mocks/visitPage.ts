import type { Host } from './createHost.ts';
import { createHostFetch } from './createHostFetch.ts';
import { pageCookies } from './pageCookies.ts';

export interface Visit {
  readonly fetch: typeof globalThis.fetch;
  /** Restores cookies and address. */
  leave(): void;
}

/** Opens a page of the host in this process: address and cookies. Without a document (Node), a cookie jar and an address stand in for it. */
export function visitPage(host: Host, url = 'http://shop.test/'): Visit {
  const globals = globalThis as { document?: unknown; location?: unknown };
  const isBare = globals.document === undefined;
  if (isBare) {
    globals.document = createCookieJar();
    globals.location = new URL(url);
  }
  const page = document;
  for (const cookie of pageCookies(new Request(url), host)) page.cookie = cookie;
  return {
    fetch: createHostFetch(host),
    leave() {
      for (const part of page.cookie.split(';'))
        page.cookie = `${part.split('=')[0]?.trim()}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
      if (isBare) {
        delete globals.document;
        delete globals.location;
      }
    },
  };
}

/** Emulates `document.cookie`: assigning sets one cookie, reading lists all. */
function createCookieJar(): { cookie: string } {
  const jar = new Map<string, string>();
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text) {
      const [pair = '', ...attributes] = text.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      if (attributes.some((attribute) => /^\s*expires\s*=.*1970/i.test(attribute))) jar.delete(name);
      else jar.set(name, pair.slice(at + 1).trim());
    },
  };
}
