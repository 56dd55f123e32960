import { createContext, useContext } from 'react';

/** Reads a text out to those who cannot see what has changed (WCAG 2.2, 4.1.3), without moving the focus. */
export type Announce = (text: string) => void;

/** The page's one announcer; nobody hears a widget that stands on no page. */
export const AnnounceContext = createContext<Announce>(() => undefined);

export const useAnnounce = (): Announce => useContext(AnnounceContext);
