import { z } from '../lib/zod.ts';

/** What a click on a folder in the navigation does (spec §3). */
export const FOLDER_BEHAVIOR = { index: 1, redirect: 2, none: 3 } as const;

export type FolderBehavior = (typeof FOLDER_BEHAVIOR)[keyof typeof FOLDER_BEHAVIOR];

/** The code, or its name: hosts write both. */
export const folderBehaviorSchema = z.pipe(
  z.transform((value) =>
    typeof value === 'string' && Object.hasOwn(FOLDER_BEHAVIOR, value) ? FOLDER_BEHAVIOR[value as keyof typeof FOLDER_BEHAVIOR] : value,
  ),
  z.enum(FOLDER_BEHAVIOR),
);
