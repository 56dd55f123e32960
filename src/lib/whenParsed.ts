import { onceOn } from './onceOn.ts';

export function whenParsed(page: Document, run: () => void): () => void {
  if (page.readyState !== 'loading') {
    run();
    return () => undefined;
  }
  return onceOn(page, ['DOMContentLoaded'], run);
}
