import { readText } from '../lib/readers.ts';
import { attempt } from '../lib/result.ts';
import type { AnalyticsContext } from './schemas/analyticsContext.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import type { RecordType } from '../commerce/model/recordType.ts';

/** Facts about page and browser; the visitor's cookie is added when sending. */
export type PageHit = Omit<AnalyticsContext, 'visitorCookie'>;

/** @param referrer the previous address; the browser's own on a loaded page */
export function readAnalyticsContext(page: Document, context: PageContext, referrer: string = page.referrer): PageHit {
  const { location, innerWidth, innerHeight, screen } = page.defaultView as Window;
  const account = readAccount(context);
  return {
    websiteId: context.website?.id ?? '',
    templateId: context.templateId ?? null,
    variantId: null,
    memberAccountId: account.id,
    pagePath: location.pathname,
    pageHash: location.hash,
    member_locale: account.locale,
    website_locale: context.website?.language ?? null,
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportInnerWidth: innerWidth,
    viewportInnerHeight: innerHeight,
    screenWidth: screen?.width ?? null,
    screenHeight: screen?.height ?? null,
    localStorageSupported: attempt(() => localStorage.getItem('')) !== undefined,
    queryString: location.search,
    referrer,
    url: location.href,
    title: page.title,
    itemId: context.item?.id ?? null,
    recordType: (context.item?.recordType as RecordType | undefined) ?? null,
    collectionId: context.collection?.id ?? null,
  };
}

/** The account that the page context names as logged in. */
export function readAccount({ authenticatedAccount }: PageContext): { readonly id: string | null; readonly locale: string | null } {
  const { id, locale } = Object(authenticatedAccount) as { id?: unknown; locale?: unknown };
  return { id: readText(id) ?? null, locale: readText(locale) ?? null };
}
