import { attempt } from './result.ts';

/** Whether the browser keeps cookies for this page; `false` changes the message of a failed request. */
export const cookiesEnabled = (): boolean => attempt(() => navigator.cookieEnabled && typeof document.cookie === 'string') ?? false;
