/** Where a page's background comes from; used by the template engine only. */
export const BACKGROUND_SOURCE = { upload: 1, instagram: 2, video: 3, none: 4 } as const;

export type BackgroundSource = (typeof BACKGROUND_SOURCE)[keyof typeof BACKGROUND_SOURCE];
