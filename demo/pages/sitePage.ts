import { TODAY, websiteData, type Collection } from '../content/site.ts';
import { renderLayout } from './layout.ts';
import type { PageRequest } from './pageRequest.ts';
import { renderTemplate } from './renderTemplate.ts';

export interface SitePage {
  readonly template: string;
  readonly collection: Collection;
  readonly title?: string;
  readonly description?: string;
  /** Template data beside page and site. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly bodyEnd?: string;
}

/** A page beside the shop, in version 7.1. `?comments=off` switches all comments off. */
export function sitePage({ template, collection, title, description, data, bodyEnd }: SitePage, request: PageRequest): string {
  const commentsEnabled = request.query.get('comments') !== 'off';
  const shown = {
    ...websiteData,
    websiteSettings: { ...websiteData.websiteSettings, commentsEnabled },
    page: collection,
    today: TODAY,
    ...data,
  };
  const end = bodyEnd ? { bodyEnd: renderTemplate(bodyEnd, shown) } : {};
  const page = {
    ...end,
    title: title ?? collection.title,
    description: description ?? collection.intro,
    collection,
    markup: 'b',
    cart: 'header',
    styles: ['site.css'],
  } as const;
  return renderLayout(page, renderTemplate(template, shown), request);
}
