/**
 * What draws, by the names that mounting uses. It stands in the renderer's own chunk, so that this can be fetched ahead of time without a
 * helper for modules of the older kind.
 */
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
