import { isFilled, type Page } from '../../src/kit.ts';

/** A place for a product's mark. */
export interface StatusProps {
  readonly scope: string;
}

/** Reads the place of a mark; the server's own mark stays. */
export function readStatus(element: HTMLElement, page: Page): StatusProps | null {
  const scope = isFilled(element) ? null : page.scopeOf(element);
  return scope && { scope: scope.id };
}
