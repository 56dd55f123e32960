import { onceOn } from './onceOn.ts';

/** Runs `run` once the document is parsed; at once if it already is. Returns its off. */
export function whenParsed(page: Document, run: () => void): () => void {
  if (page.readyState !== 'loading') {
    run();
    return () => undefined;
  }
  return onceOn(page, ['DOMContentLoaded'], run);
}
