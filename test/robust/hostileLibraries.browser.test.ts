import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type OpenOptions, type Stage } from '../support/openStage.ts';
import { choose, clickAdd, readAlert, untilMounted } from '../support/shopper.ts';
import { libraries, ownRequest, type Condition } from './conditions.ts';
import { IMPATIENT, pageUnder, rowsOf, sellOn, type Build, type Seen } from './sellOn.ts';

let stage: Stage;
let baseline: Seen;

beforeAll(async () => {
  stage = await openStage();
  baseline = await sellOn(stage, {});
});
afterAll(() => stage.close());

describe.concurrent('beside an old library a sale goes through, byte for byte as on a clean page', () => {
  it('has a clean page to compare with: one write, one read, no complaint', () => {
    expect(baseline.errors).toEqual([]);
    expect(baseline.requests.map(({ method, hasCrumb }) => [method, hasCrumb])).toEqual([
      ['POST', true],
      ['GET', true],
    ]);
    expect(baseline.requests[0]?.rawBody).toBe(
      '{"itemId":"5f3c0de00000000000000101","sku":"WK-MUG-OL","quantity":1,"additionalFields":null}',
    );
  });

  it.each(rowsOf(libraries))('with %s (%s)', async (_name, tag, condition) => {
    expect(await sellOn(stage, pageUnder(stage, condition, tag))).toEqual(baseline);
  });
});

// Known limitation: ky, the HTTP client, needs the browser's own Request while it is imported. When these pass, they move up.
describe.concurrent('beside a library with a Request of its own', () => {
  it.fails.each(rowsOf(ownRequest))('a sale goes through with %s (%s)', async (_name, tag, condition) => {
    expect(await sellOn(stage, pageUnder(stage, condition, tag), IMPATIENT)).toEqual(baseline);
  });

  const isTold = async (tag: Build, condition: Condition, options?: OpenOptions) => {
    const visit = await stage.open(pageUnder(stage, condition, tag), options);
    await untilMounted(visit.page);
    await choose(visit.page);
    await clickAdd(visit.page);
    expect(await readAlert(visit.page)).toEqual(['Unable to Add Item', expect.any(String)]);
    expect(visit.writes()).toEqual([]);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  };
  const rowsOfBuild = (build: Build) => rowsOf(ownRequest).filter(([, tag]) => tag === build);

  it.each(rowsOfBuild('esm'))(
    'the visitor is told that nothing is added, and the page is left alone, with %s (%s)',
    (_name, tag, condition) => isTold(tag, condition),
  );

  // In the one file all modules run at once: the error that ky throws while it is imported ends it.
  it.fails.each(rowsOfBuild('umd'))('the visitor is told that nothing is added, with %s (%s)', (_name, tag, condition) =>
    isTold(tag, condition, IMPATIENT),
  );
});
