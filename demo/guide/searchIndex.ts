import MiniSearch from 'minisearch';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GuidePage } from './guidePages.ts';
import { searchEntries } from './searchEntries.ts';

/** The library as a module of the guide's pages, with its licence. */
export const searchLibrary = (): string => {
  const file = fileURLToPath(import.meta.resolve('minisearch'));
  const licence = readFileSync(file.replace(/dist.*$/, 'LICENSE.txt'), 'utf8');
  return `/*! minisearch\n${licence}*/\n${readFileSync(file, 'utf8').replace(/\/\/# sourceMappingURL=.*/, '')}`;
};

/** Also for the browser, which reads them from the index. */
const OPTIONS = { fields: ['title', 'page', 'words'], storeFields: ['title', 'page', 'href'] };

/**
 * The index that the search in the browser loads.
 *
 * @param pages each with what stands below its heading; HTML
 */
export function searchIndex(pages: readonly (readonly [page: GuidePage, html: string])[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(pages.flatMap(([page, html]) => searchEntries(page, html)).map((entry, id) => ({ id, ...entry })));
  return JSON.stringify({ options: OPTIONS, index });
}
