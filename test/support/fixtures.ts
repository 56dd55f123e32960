import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages as served, with invented content; each names in a comment where its shape was seen. */
export const FIXTURE_NAMES = [
  'v70-product-sold-out-single',
  'v70-product-variants',
  'v71-cart',
  'v71-form-rendered-by-script',
  'v71-gift-card-one-amount',
  'v71-list-add-buttons',
  'v71-newsletter-captcha',
  'v71-product-single',
  'v71-variants-moved',
  'v80-product-without-prices',
] as const;

export type FixtureName = (typeof FIXTURE_NAMES)[number];

export function fixtureHtml(name: FixtureName): string {
  const text = readFileSync(join(import.meta.dirname, '../fixtures', `${name}.html`), 'utf8');
  return text.slice(text.indexOf('<!doctype'));
}

export function fixtureParts(name: FixtureName): { readonly body: string; readonly context: object } {
  const html = fixtureHtml(name);
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1];
  const context = /Static\.SQUARESPACE_CONTEXT = (.*);<\/script>/.exec(html)?.[1];
  if (body === undefined || context === undefined) throw new Error(`The fixture ${name} has no body or no page context.`);
  return { body, context: JSON.parse(context) as object };
}
