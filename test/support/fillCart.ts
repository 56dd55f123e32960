import type { BrowserContext } from 'playwright-core';
import { productBySlug } from '../../demo/content/catalogue.ts';
import type { HostServer } from '../../mocks/server.ts';

export interface CartItem {
  readonly slug: string;
  readonly sku: string | null;
  readonly quantity?: number;
  readonly additionalFields?: string | null;
}

let count = 0;

/** Fills a visitor's cart on the host and sets its cookies; returns the cart's token. */
export async function fillCart({ host, url }: HostServer, context: BrowserContext, items: readonly CartItem[]): Promise<string> {
  const token = `earlier-visit-${(count += 1)}`;
  for (const { slug, sku, quantity = 1, additionalFields = null } of items) {
    const itemId = productBySlug(slug)?.id ?? slug;
    const added = host.db.add(token, { itemId, sku, quantity, additionalFields });
    if (!added.ok) throw new Error(`${slug} ${sku}: ${JSON.stringify(added.error)}`);
  }
  await context.addCookies([
    { name: 'CART', value: token, url },
    { name: 'hasCart', value: 'true', url },
  ]);
  return token;
}
