import { HANDED_ON } from './preselection.ts';
import type { Selection } from '../../../src/commerce/rules/selection.ts';

/** The address of a product's page that makes this choice there. */
export function withPreselection(url: string, selection: Selection): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(selection)) address.searchParams.set(HANDED_ON + name, value);
  return address.href;
}
