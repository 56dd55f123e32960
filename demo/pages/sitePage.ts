import { TODAY, websiteData, type Collection } from '../content/site';
import { renderLayout } from './layout';
import type { PageRequest } from './pageRequest';
import { renderTemplate } from './renderTemplate';

export interface SitePage {
  readonly template: string;
  readonly collection: Collection;
  /** Default: the collection's. */
  readonly title?: string;
  readonly description?: string;
  /** What the template shows beside the page and the site. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * A page beside the shop: journal, events, gallery and the like, in version 7.1. `?comments=off` switches the comments of the
 * whole site off.
 */
export function sitePage({ template, collection, title, description, data }: SitePage, request: PageRequest): string {
  const commentsEnabled = request.query.get('comments') !== 'off';
  const main = renderTemplate(template, {
    ...websiteData,
    websiteSettings: { ...websiteData.websiteSettings, commentsEnabled },
    page: collection,
    today: TODAY,
    ...data,
  });
  const page = { title: title ?? collection.title, description: description ?? collection.intro, collection, markup: 'b', cart: 'header', styles: ['site.css'] } as const;
  return renderLayout(page, main, request);
}
