import { createRoot as createReactRoot } from 'react-dom/client';

/**
 * A root of React's that does not come to listen at the document. React would, for good, to all changes of the selection; for `onSelect`, which
 * nothing of ours has. And it climbs from where that was by what the nodes say: in a page's form with a field called `parentNode` for ever.
 * Preact has no need of this and stands in its place (see `vite.config.ts`).
 */
export const createRoot: typeof createReactRoot = (container, options) => {
  const page = container.ownerDocument ?? document;
  const own = Object.getOwnPropertyDescriptor(page, 'addEventListener');
  Object.defineProperty(page, 'addEventListener', { configurable: true, value: () => undefined });
  try {
    return createReactRoot(container, options);
  } finally {
    if (own) Object.defineProperty(page, 'addEventListener', own);
    else Reflect.deleteProperty(page, 'addEventListener');
  }
};
