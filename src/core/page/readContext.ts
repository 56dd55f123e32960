import { readPageContext, type PageContext } from '../../commerce/model/pageContext.ts';
import { readRawContext } from './readRawContext.ts';

/**
 * The page context as it stands now. Other scripts change the global after load, so it is read at each use; what was parsed is kept while
 * its sources are the same.
 */
export const readContext = (page: Document): PageContext => readPageContext(readRawContext(page)) ?? {};
