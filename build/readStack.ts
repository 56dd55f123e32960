import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { resolve } from 'node:path';

/** A position in a built file: `…/storefront.js:1:234`, `…/chunks/core-abc.js?v=2:1:234`. */
const PLACE = /([^\s(@]*?)((?:chunks\/)?[\w.-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/;

/**
 * Maps positions in built files to the source with the build's source maps; other lines stay.
 *
 * @param text one frame per line; JSON with written `\n` is accepted
 *
 * @param dist the build's folder
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
      // Stacks count from 1, source maps from 0.
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

/** `npm run --silent stack <stack.txt`. Optional argument: the build's folder, default `dist`. */
export function main([dist = 'dist']: readonly string[]): void {
  process.stdout.write(readStack(readFileSync(0, 'utf8'), dist));
}
