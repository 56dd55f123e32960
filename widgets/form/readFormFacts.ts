import type { Page } from '../../src/core/page/createPage.ts';
import type { PageFacts } from './model/form.ts';

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
