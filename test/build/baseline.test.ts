import { describe, expect, it } from 'vitest';
import baseline from '../bench/baseline.json' with { type: 'json' };
import { grownFigures } from './grownFigures.ts';
import { measureBuild } from './measureBuild.ts';
import { isOfPage } from './measurePages.ts';

describe('the baseline of the build', () => {
  const now = measureBuild();

  it('is not exceeded by more than 2 %; else `npm run baseline -- "why"` after a build writes it anew', () => {
    expect(Object.keys(now).length).toBeGreaterThan(100);
    expect(grownFigures(baseline.figures, now)).toEqual([]);
  });

  it('names nothing that is no longer built', () => {
    expect(Object.keys(baseline.figures).filter((name) => !isOfPage(name) && !(name in now))).toEqual([]);
  });

  it('has a reason in words for each line of growth', () => {
    for (const line of baseline.growth) expect(line).toMatch(/^.+: (?:new, \d+|\d+ to \d+)\. \S.{9,}$/);
  });
});

describe('what counts as growth', () => {
  it('is more than 2 % of a file', () => {
    expect(grownFigures({ core: 10_000 }, { core: 10_200 })).toEqual([]);
    expect(grownFigures({ core: 10_000 }, { core: 10_201 })).toEqual(['core: 10000 to 10201']);
  });

  it('is not what hashes in a small file make of it', () => {
    expect(grownFigures({ texts: 200 }, { texts: 240 })).toEqual([]);
    expect(grownFigures({ texts: 200 }, { texts: 241 })).toEqual(['texts: 200 to 241']);
  });

  it('is more than 2 % of the elements and listeners of a page', () => {
    expect(grownFigures({ 'nodes of the cart page, lite': 100 }, { 'nodes of the cart page, lite': 102 })).toEqual([]);
    expect(grownFigures({ 'listeners of the cart page, lite': 100 }, { 'listeners of the cart page, lite': 103 })).toHaveLength(1);
  });

  it('is every file that was not there, and every further request', () => {
    expect(grownFigures({}, { more: 1 })).toEqual(['more: new, 1']);
    expect(grownFigures({ 'requests of a.js': 3 }, { 'requests of a.js': 4 })).toEqual(['requests of a.js: 3 to 4']);
  });
});
