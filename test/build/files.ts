import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export const DIST = resolve(import.meta.dirname, '../../dist');

export const builtScripts = (): string[] =>
  [...readdirSync(DIST), ...readdirSync(resolve(DIST, 'chunks')).map((name) => `chunks/${name}`)].filter((name) => name.endsWith('.js'));

export const readBuilt = (name: string): string => readFileSync(resolve(DIST, name), 'utf8');

/** The exports of the shop's entries and of its global, by name. */
export const EXPORTS = [
  'account',
  'cart',
  'consent',
  'destroy',
  'filter',
  'inspect',
  'mark',
  'measure',
  'on',
  'product',
  'push',
  'ready',
  'scan',
  'start',
  'track',
  'use',
  'version',
  'whenIdle',
];

/** Sum of separately compressed files in bytes, brotli level 11. */
export function weigh(names: readonly string[]): number {
  let sum = 0;
  for (const name of names) {
    const bytes = readFileSync(resolve(DIST, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    sum += brotliCompressSync(bytes, { params }).length;
  }
  return sum;
}
