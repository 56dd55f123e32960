import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The folder of built files. */
export const DIST = resolve(import.meta.dirname, '../../dist');

/** Names of the built scripts. */
export const builtScripts = (): string[] => readdirSync(DIST).filter((name) => name.endsWith('.js'));

export const readBuilt = (name: string): string => readFileSync(resolve(DIST, name), 'utf8');

export interface Weight {
  readonly brotli: number;
  readonly gzip: number;
}

/** What the named files weigh together, each packed by itself as a server sends it. */
export function weigh(names: readonly string[]): Weight {
  let brotli = 0;
  let gzip = 0;
  for (const name of names) {
    const bytes = readFileSync(resolve(DIST, name));
    brotli += brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }).length;
    gzip += gzipSync(bytes, { level: 9 }).length;
  }
  return { brotli, gzip };
}
