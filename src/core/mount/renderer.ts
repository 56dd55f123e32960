/** The renderer's names that mounting uses, in the renderer's own chunk so that it can be preloaded without a CommonJS helper. */
export { createPortal, flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
