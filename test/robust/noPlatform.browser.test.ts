import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { choose, clickAdd, readAlert, untilMounted } from '../support/shopper.ts';
import { until } from '../support/until.ts';

const UNREACHABLE = 'The shop could not be reached. Please check your connection and try again.';
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it.each([404, 200])('a server that answers /api with a page (%s): the shopper and the console read it at once', async (status) => {
  const visit = await stage.open(
    {},
    {
      prepare: async (context) => {
        await context.route('**/api/**', (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>Hello</h1>' }));
      },
    },
  );
  const { page } = visit;
  await untilMounted(page);
  await choose(page);
  await clickAdd(page);
  expect((await readAlert(page))[1]).toBe(UNREACHABLE);
  const said = visit.console.filter((line) => line.includes('There is no platform at'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`${stage.url}/api/`);
  await visit.close();
});

it('a content security policy that refuses the platform is named', async () => {
  const visit = await stage.open({ headers: { 'content-security-policy': "connect-src 'none'" } });
  const { page } = visit;
  await untilMounted(page);
  await choose(page);
  await clickAdd(page);
  expect((await readAlert(page))[1]).toBe(UNREACHABLE);
  const said = visit.console.filter((line) => line.includes("refuses requests to the platform: add 'self' to its connect-src"));
  expect(said).toHaveLength(1);
  await visit.close();
});

it('a missing chunk is named, and that all files belong together', async () => {
  const visit = await stage.open(
    { tag: 'esm' },
    {
      prepare: async (context) => {
        await context.route(/\/chunks\/shop-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
      },
    },
  );
  await until(() => {
    const said = visit.console.filter((line) => line.includes('All files of dist/ belong together'));
    expect(said.length).toBeGreaterThan(0);
    expect(said[0]).toMatch(/missing: \S+\/chunks\/shop-[\w-]+\.js/);
  });
  await visit.close();
});
