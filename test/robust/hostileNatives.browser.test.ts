import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { natives } from './conditions.ts';
import { pageUnder, rowsOf, sellOn, type Seen } from './sellOn.ts';

let stage: Stage;
let baseline: Seen;

beforeAll(async () => {
  stage = await openStage();
  baseline = await sellOn(stage, {});
});
afterAll(() => stage.close());

describe.concurrent('on a page with spoilt natives a sale goes through, byte for byte as on a clean page', () => {
  it.each(rowsOf(natives))('with %s (%s)', async (_name, tag, condition) => {
    expect(await sellOn(stage, pageUnder(stage, condition, tag))).toEqual(baseline);
  });
});
