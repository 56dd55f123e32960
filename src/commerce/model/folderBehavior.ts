export const FOLDER_BEHAVIOR = { index: 1, redirect: 2, none: 3 } as const;

export type FolderBehavior = (typeof FOLDER_BEHAVIOR)[keyof typeof FOLDER_BEHAVIOR];
