import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStack } from '../../build/readStack.ts';

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'stack-'));
  mkdirSync(join(dist, 'chunks'));
  // "AAAA" and "UAOI" in VLQ base 64: column 0 is line 1, column 0 of the source; column 10 is line 8, column 4.
  const map = (source: string) => JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAAA,UAOI' });
  writeFileSync(join(dist, 'storefront.js.map'), map('../src/app/boot.ts'));
  writeFileSync(join(dist, 'chunks/core-a_B-1.js.map'), map('../../src/lib/emitter.ts'));
});
afterAll(() => rmSync(dist, { recursive: true }));

const AT = 'https://shop.example/assets/v1';

describe('a stack of the built files', () => {
  it.each([
    ['Chromium', `at start (${AT}/storefront.js:1:11)`, 'at start (src/app/boot.ts:8:5)'],
    ['Chromium, without a name', `at ${AT}/chunks/core-a_B-1.js:1:15`, 'at src/lib/emitter.ts:8:5'],
    ['Firefox and Safari', `start@${AT}/chunks/core-a_B-1.js:1:1`, 'start@src/lib/emitter.ts:1:1'],
    ['a file with a query', `at start (${AT}/storefront.js?v=3:1:12)`, 'at start (src/app/boot.ts:8:5)'],
  ])('is read in the way of %s', (_case, frame, read) => {
    expect(readStack(frame, dist)).toBe(read);
  });

  it('is read line by line, also as it is recorded, and keeps what is of no file of the build', () => {
    const recorded = JSON.stringify([
      {
        name: 'error',
        data: { stack: `at go (${AT}/storefront.js:1:11)\nat ${AT}/theme.js:3:4\nat <anonymous>\nat ${AT}/storefront.js:1:1` },
      },
    ]);
    const read = readStack(recorded, dist);
    expect(read.split('\n').slice(1)).toEqual([`at ${AT}/theme.js:3:4`, 'at <anonymous>', 'at src/app/boot.ts:1:1"}}]']);
    expect(read).toContain('at go (src/app/boot.ts:8:5)');
  });

  it('is not read by a map that is damaged', () => {
    writeFileSync(join(dist, 'broken.js.map'), '{');
    expect(() => readStack(`at ${AT}/broken.js:1:1`, dist)).toThrow(SyntaxError);
  });
});
