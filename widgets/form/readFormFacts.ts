import type { Page } from '../../src/core/page/createPage.ts';
import type { PageFacts } from './model/form.ts';

/** What a form's submission tells of the page (spec §3), as it is at this moment. */
export function readFormFacts({ document, context }: Page): PageFacts {
  const { item, collection } = context();
  const permission = collection?.permissionType;
  return {
    pageTitle: document.title,
    pageId: item?.id ?? collection?.id ?? null,
    contentSource: item?.id ? 'i' : collection ? 'c' : null,
    pagePath: document.location.pathname,
    pagePermissionTypeValue: typeof permission === 'string' || typeof permission === 'number' ? permission : null,
    query: document.location.search,
  };
}
