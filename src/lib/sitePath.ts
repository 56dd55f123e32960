/** A path of this site from one that may lack its slash, and that must not lead to another site by having two. */
export const sitePath = (path: string): string => `/${path.replace(/^[/\\\s]+/, '')}`;
