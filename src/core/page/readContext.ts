import { readPageContext, type PageContext } from '../../commerce/model/pageContext.ts';
import { readRawContext } from './readRawContext.ts';

/** Read at each use, because other scripts change the global after load; parsed again only when its sources change. */
export const readContext = (page: Document): PageContext => readPageContext(readRawContext(page)) ?? {};
