/** Adds a missing leading slash, and reduces two, which would lead to another site. */
export const sitePath = (path: string): string => `/${path.replace(/^[/\\\s]+/, '')}`;
