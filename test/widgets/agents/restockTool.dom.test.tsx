import { afterEach, expect, it, vi } from 'vitest';
import { createRestockTool } from '../../../widgets/agents/createRestockTool.ts';
import { describeProduct } from '../../../widgets/agents/describeProduct.ts';
import { aProduct } from '../../commerce/rules/aProduct.ts';

afterEach(() => document.body.replaceChildren());

/** A product whose page calls it sold out, although its variants state stock. */
const soldOut = aProduct({ isMarkedSoldOut: true });

it('fills in the sign-up for a product that its page marks as sold out', async () => {
  document.body.innerHTML = '<div data-storefront="restock"><form><input name="email"></form></div>';
  const page = { id: 'p', root: document.body, product: soldOut };
  const deps = {
    page: { document, pageProductOf: () => page },
    shop: {
      settings: { emailRule: 'platform', localizedStringsNow: () => null },
      products: { choose: vi.fn(), get: () => ({ product: soldOut }), variantOf: () => soldOut.variants[0] },
    },
    announce: vi.fn(),
    mount: async () => true,
  };
  const { tool } = createRestockTool(deps as never, { find: () => page } as never);
  const answer = await tool.run({ id: soldOut.id, email: 'anna@example.com' });
  expect(answer.content[0].text).toContain('"filled":["email"]');
  expect(document.querySelector('input')?.value).toBe('anna@example.com');
});

it('lists no variant of such a product as available', () => {
  const { variants } = describeProduct(soldOut, null) as { variants: readonly { availability: object }[] };
  expect(variants.map(({ availability }) => availability)).toEqual(variants.map(() => ({ available: false })));
});
