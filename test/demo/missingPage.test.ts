import { expect, it } from 'vitest';
import { createDemoHost } from '../../demo/createDemo.ts';
import { servePage } from '../../demo/servePage.ts';

it.each([
  ['a page that is not there says so, and no visitor is counted on it', '/no-such-page', 404, 100],
  ['a product’s page says that it is one', '/store/p/breakfast-mug', 200, 50],
])('%s', async (_what, path, status, pageType) => {
  const response = await servePage(new Request(`http://shop.test${path}`), createDemoHost());
  expect(response?.status).toBe(status);
  expect(Number(/"pageType":\s*(\d+)/.exec((await response?.text()) ?? '')?.[1])).toBe(pageType);
});
