import { productBySlug } from '../content/catalogue.ts';
import { renderGuide } from '../guide/renderGuide.ts';
import { benchProductBySlug, listsPage } from '../lists.ts';
import { aboutPage } from './aboutPage.ts';
import { accountPage } from './accountPage.ts';
import { answersPage } from './answersPage.ts';
import { cartPage } from './cartPage.ts';
import { checkoutPage } from './checkoutPage.ts';
import { commissionPage } from './commissionPage.ts';
import { contactPage } from './contactPage.ts';
import { eventPage, eventsPage } from './eventsPage.ts';
import { fixturePage } from './fixtures/fixturePage.ts';
import { galleryPage } from './galleryPage.ts';
import { homePage } from './homePage.ts';
import { journalPage, postPage } from './journalPage.ts';
import { listPage } from './listPage.ts';
import { mediaPage } from './mediaPage.ts';
import { ownerPage } from './ownerPage.ts';
import type { PageRequest, PageResult } from './pageRequest.ts';
import { productPage } from './productPage.ts';
import { searchPage } from './searchPage.ts';
import { templateReferencePage } from './templateReferencePage.ts';
import { textsPage } from './textsPage.ts';
import { tradePage } from './tradePage.ts';

const PAGES: Readonly<Record<string, (request: PageRequest) => string>> = {
  '/': homePage,
  '/about': aboutPage,
  '/account': accountPage,
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
  '/owner': ownerPage,
  '/template-reference': templateReferencePage,
  '/texts': textsPage,
  '/bench/list': listsPage,
};

/** `null` for an unknown path. Pure: the same request gives the same page. */
export function renderPage(path: string, options: Omit<PageRequest, 'path'>): PageResult | null {
  const request: PageRequest = { ...options, path };
  if (path === '/guide' || path.startsWith('/guide/')) return renderGuide(path, readShop);
  const html = find(request);
  return html === null ? null : { status: 200, html };
}

/** A page of the shop as its markup is, without the script. */
function readShop(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  return find({ path: pathname, query: searchParams, script: 'none' }) ?? '';
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
