import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { libraries } from './conditions.ts';
import { pageUnder, rowsOf, sellOn, type Seen } from './sellOn.ts';

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
