import { productBySlug } from '../content/catalogue';
import { benchProductBySlug, listsPage } from '../lists';
import { aboutPage } from './aboutPage';
import { answersPage } from './answersPage';
import { cartPage } from './cartPage';
import { checkoutPage } from './checkoutPage';
import { commissionPage } from './commissionPage';
import { contactPage } from './contactPage';
import { eventPage, eventsPage } from './eventsPage';
import { fixturePage } from './fixtures/fixturePage';
import { galleryPage } from './galleryPage';
import { homePage } from './homePage';
import { journalPage, postPage } from './journalPage';
import { listPage } from './listPage';
import { mediaPage } from './mediaPage';
import type { PageRequest, PageResult } from './pageRequest';
import { productPage } from './productPage';
import { searchPage } from './searchPage';
import { tradePage } from './tradePage';

const PAGES: Readonly<Record<string, (request: PageRequest) => string>> = {
  '/': homePage,
  '/about': aboutPage,
  '/contact': contactPage,
  '/cart': cartPage,
  '/search': searchPage,
  '/journal': journalPage,
  '/events': eventsPage,
  '/gallery': galleryPage,
  '/media': mediaPage,
  '/answers': answersPage,
  '/commission': commissionPage,
  '/trade': tradePage,
  '/bench/list': listsPage,
};

/** The page at a path, rendered; `null` when the shop has no such page. Pure: the same request gives the same page. */
export function renderPage(path: string, options: Omit<PageRequest, 'path'>): PageResult | null {
  const request: PageRequest = { ...options, path };
  const html = find(request);
  return html === null ? null : { status: 200, html };
}

function find(request: PageRequest): string | null {
  const { path } = request;
  const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  if (page) return page(request);
  const slug = path.startsWith('/store/p/') ? path.slice('/store/p/'.length) : '';
  const product = productBySlug(slug) ?? benchProductBySlug(slug);
  if (product) return productPage(product, request);
  if (path === '/store') return listPage(null, request);
  if (path.startsWith('/store/')) return listPage(path.slice('/store/'.length), request);
  if (path.startsWith('/journal/')) return postPage(path.slice('/journal/'.length), request);
  if (path.startsWith('/events/')) return eventPage(path.slice('/events/'.length), request);
  if (path.startsWith('/fixtures/')) return fixturePage(path.slice('/fixtures/'.length), request);
  return checkoutPage(request);
}
