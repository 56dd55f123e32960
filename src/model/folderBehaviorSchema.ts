import { z } from '../lib/zod.ts';
import { FOLDER_BEHAVIOR } from './folderBehavior.ts';

/** The code, or its name: hosts write both. */
export const folderBehaviorSchema = z.pipe(
  z.transform((value) =>
    typeof value === 'string' && Object.hasOwn(FOLDER_BEHAVIOR, value) ? FOLDER_BEHAVIOR[value as keyof typeof FOLDER_BEHAVIOR] : value,
  ),
  z.enum(FOLDER_BEHAVIOR),
);
