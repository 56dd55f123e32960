import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes of a built file: raw, gzip level 9, brotli quality 11. */
export interface FileBytes {
  readonly file: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Measures every script of a folder (source maps are not part of what a visitor loads). */
export function measureBytes(folder: string): FileBytes[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.js'))
    .toSorted()
    .map((file) => bytesOf(file, readFileSync(join(folder, file))));
}

export function bytesOf(file: string, content: Buffer): FileBytes {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  return {
    file,
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, options).length,
  };
}
