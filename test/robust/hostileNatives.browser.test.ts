import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type OpenOptions, type Stage } from '../support/openStage.ts';
import { natives, type Condition } from './conditions.ts';
import { IMPATIENT, pageUnder, rowsOf, sellOn, type Build, type Seen } from './sellOn.ts';

let stage: Stage;
let baseline: Seen;

beforeAll(async () => {
  stage = await openStage();
  baseline = await sellOn(stage, {});
});
afterAll(() => stage.close());

/** Preact needs `queueMicrotask`, which all supported browsers have. */
const isLimitOfLite = (name: string) => process.env['FLAVOUR'] === 'lite' && name.includes('queueMicrotask');

describe.concurrent('on a page with spoilt natives a sale goes through, byte for byte as on a clean page', () => {
  const isSold = async (tag: Build, condition: Condition, options?: OpenOptions) => {
    expect(await sellOn(stage, pageUnder(stage, condition, tag), options)).toEqual(baseline);
  };
  const rows = rowsOf(natives);

  it.each(rows.filter(([name]) => !isLimitOfLite(name)))('with %s (%s)', (_name, tag, condition) => isSold(tag, condition));
  it.fails.each(rows.filter(([name]) => isLimitOfLite(name)))('with %s (%s)', (_name, tag, condition) => isSold(tag, condition, IMPATIENT));
});
