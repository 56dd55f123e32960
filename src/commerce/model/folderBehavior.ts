/** What a click on a folder in the navigation does (spec §3). Only the template engine asks for it. */
export const FOLDER_BEHAVIOR = { index: 1, redirect: 2, none: 3 } as const;

export type FolderBehavior = (typeof FOLDER_BEHAVIOR)[keyof typeof FOLDER_BEHAVIOR];
