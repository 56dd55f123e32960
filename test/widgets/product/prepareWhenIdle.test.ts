import { describe, expect, it } from 'vitest';
import { isFastLine, type Connection } from '../../../widgets/product/prepareWhenIdle.ts';

describe('a line', () => {
  it.each<[string, Connection | undefined, boolean]>([
    ['of 10 Mbit/s', { effectiveType: '4g', downlink: 10, saveData: false }, true],
    ['of just 5 Mbit/s', { effectiveType: '4g', downlink: 5 }, true],
    ['of a little less', { effectiveType: '4g', downlink: 4.95 }, false],
    ['that answers late', { effectiveType: '3g', downlink: 10 }, false],
    ['whose visitor saves data', { effectiveType: '4g', downlink: 10, saveData: true }, false],
    ['of which the browser tells only the kind', { effectiveType: '4g' }, false],
    ['of which the browser tells nothing', undefined, false],
  ])('%s', (_title, connection, isFast) => {
    expect(isFastLine(connection)).toBe(isFast);
  });
});
