import { numericCode } from './numericCode.ts';
import { COLLECTION_TYPE } from './collectionType.ts';

/** Any code from 1 (generic) to 18 (album block). */
export const collectionTypeSchema = numericCode(COLLECTION_TYPE.generic, COLLECTION_TYPE.albumBlock);
