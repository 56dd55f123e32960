import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { resolve } from 'node:path';

/** The place in a file of the build that a line of a stack names: `…/storefront.js:1:234`, `…/chunks/core-abc.js?v=2:1:234`. */
const PLACE = /([^\s(@]*?)((?:chunks\/)?[\w.-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/;

/**
 * Replaces the places in built files that a text names (a stack, a recorded error as JSON) by those in the source, from the source maps of
 * that very build. Lines that name no file of the build stay as they are.
 * @param text one frame per line; what is recorded as JSON may be given as it is, with `\n` written out
 * @param dist the folder of the build
 */
export function readStack(text: string, dist: string): string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string): SourceMap | null => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = loadMap(resolve(dist, `${file}.map`));
    maps.set(file, map);
    return map;
  };
  const readLine = (line: string): string =>
    line.replace(PLACE, (whole, _address: string, file: string, row: string, column: string) => {
      // In a stack lines and columns are counted from 1, in a map from 0.
      const found = mapOf(file)?.findEntry(Number(row) - 1, Number(column) - 1);
      if (!found || !('originalSource' in found)) return whole;
      const { originalSource, originalLine, originalColumn } = found;
      return `${originalSource.replace(/^(?:\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`;
    });
  return text
    .split(/\n|\\n/)
    .map(readLine)
    .join('\n');
}

function loadMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Reads a stack from standard input: `npm run --silent stack <stack.txt`. Option: the folder of the build that it is of, default `dist`. */
export function main([dist = 'dist']: readonly string[]): void {
  process.stdout.write(readStack(readFileSync(0, 'utf8'), dist));
}
