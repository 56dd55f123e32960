import type { Host } from '../mocks/createHost.ts';
import type { WireCart } from '../mocks/db/wireCart.ts';
import { readCookies } from '../mocks/readCookies.ts';
import { catalogue, productBySlug } from './content/catalogue.ts';
import { translateLabels } from './labels/translateLabels.ts';
import { cartSnapshot } from './pages/cartSnapshot.ts';
import { missingPage } from './pages/missingPage.ts';
import { isPageLanguage, isScriptKind, type PageResult, type ScriptKind } from './pages/pageRequest.ts';
import { productMerchandising } from './pages/product/templateItem.ts';
import { renderPage } from './pages/renderPage.ts';

const SCRIPT_COOKIE = 'demo-script';
const LANGUAGE_COOKIE = 'demo-language';

/**
 * Responds to a page request. `?script=esm|umd|lite|lite-umd|none` sets the build, `?language=en|de|fr|es|ja|ar` the
 * language of the script's texts (in German and Arabic of the page's labels too); both are stored in a cookie. `?format=json` returns the
 * page's data.
 *
 * @param headers further headers of every page, such as a content security policy
 */
export function servePage(request: Request, host: Host, headers: Readonly<Record<string, string>> = {}): Response {
  const { pathname, searchParams } = new URL(request.url);
  // A file of the guide has its data under the same address, as on a static server.
  if (searchParams.get('format') === 'json' && !pathname.startsWith('/guide/')) return pageData(pathname);
  return respondWithPage(request, host.db.cart(readCookies(request).get('CART') ?? null), headers);
}

/** @param cart the visitor's cart as the platform sends it; `null`: it could not be read */
export function respondWithPage(request: Request, cart: WireCart | null, headers: Readonly<Record<string, string>> = {}): Response {
  const url = new URL(request.url);
  const cookies = readCookies(request);
  const asked = kindOf(url.searchParams.get('script'));
  const askedLanguage = url.searchParams.get('language');
  const language = [askedLanguage, cookies.get(LANGUAGE_COOKIE)].find((name) => name != null && isPageLanguage(name));
  const options = {
    script: asked ?? kindOf(cookies.get(SCRIPT_COOKIE) ?? null) ?? 'esm',
    query: url.searchParams,
    ...(language && { language }),
    ...(cart && { cart: cartSnapshot(cart) }),
  };
  const page: PageResult = renderPage(url.pathname, options) ?? { status: 404, html: missingPage({ ...options, path: url.pathname }) };
  const answer = new Headers({ 'content-type': page.type ?? 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers });
  if (asked) answer.append('set-cookie', `${SCRIPT_COOKIE}=${asked}; Path=/; SameSite=Lax`);
  if (language && language === askedLanguage) answer.append('set-cookie', `${LANGUAGE_COOKIE}=${language}; Path=/; SameSite=Lax`);
  const html = url.pathname.startsWith('/guide') ? page.html : translateLabels(page.html, language ?? 'en');
  return new Response(html, { status: page.status, headers: answer });
}

const kindOf = (text: string | null): ScriptKind | null => (text !== null && isScriptKind(text) ? text : null);

function pageData(path: string): Response {
  if (path.startsWith('/store/p/')) {
    const item = productBySlug(path.slice('/store/p/'.length));
    return item
      ? Response.json({ item, productMerchandisingContext: productMerchandising(item) })
      : Response.json({ error: 'Not found' }, { status: 404 });
  }
  if (path === '/store') return Response.json({ items: catalogue });
  const category = path.slice('/store/'.length);
  return Response.json({ items: path.startsWith('/store/') ? catalogue.filter((product) => product.categories.includes(category)) : [] });
}
