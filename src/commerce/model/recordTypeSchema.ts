import { numericCode } from './numericCode.ts';
import { RECORD_TYPE } from './recordType.ts';

/** Any code from -1 (undefined) to 54 (knowledge base article). */
export const recordTypeSchema = numericCode(RECORD_TYPE.undefined, RECORD_TYPE.kbarticle);
