import { z } from '../lib/zod.ts';
import { BACKGROUND_SOURCE } from './backgroundSource.ts';

export const backgroundSourceSchema = z.enum(BACKGROUND_SOURCE);
