import { numericCode } from './numericCode.ts';
import { SLICE_TYPE } from './sliceType.ts';

/** Any code from 1 to 19. */
export const sliceTypeSchema = numericCode(SLICE_TYPE.heading, SLICE_TYPE.twitter);
