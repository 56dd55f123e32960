import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

/** The source position of a built file's position. */
export interface SourcePlace {
  /** Short path of the source file: `src/core/mount/mountWidget.ts`, `react-dom-client.production.js`. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** The source line, trimmed. */
  readonly text: string;
}

/**
 * Maps positions through the source maps.
 *
 * @param folder of the built files
 */
export function createSourceNames(folder: string): (url: string, line: number, column: number) => SourcePlace | null {
  const maps = new Map<string, { map: SourceMap; contents: Map<string, string[]> } | null>();
  const open = (file: string) => {
    const path = join(folder, `${file}.map`);
    if (!existsSync(path)) return null;
    const payload = JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload;
    const contents = new Map(payload.sources.map((source, index) => [source, (payload.sourcesContent[index] ?? '').split('\n')]));
    return { map: new SourceMap(payload), contents };
  };
  return (url, line, column) => {
    const [, file] = /\/dist\/([^?#]+\.js)/.exec(url) ?? [];
    if (!file) return null;
    if (!maps.has(file)) maps.set(file, open(file));
    const opened = maps.get(file);
    const entry = opened?.map.findEntry(line, column);
    if (!opened || !entry || !('originalSource' in entry) || !entry.originalSource) return null;
    const text = opened.contents.get(entry.originalSource)?.[entry.originalLine]?.trim() ?? '';
    return { file: shortPath(entry.originalSource), line: entry.originalLine + 1, text };
  };
}

const shortPath = (source: string): string => {
  const inPackage = source.split('node_modules/').at(-1) ?? source;
  return inPackage === source ? source.replace(/^(\.\.\/)+/, '') : inPackage.replace(/^(@[^/]+\/)?([^/]+)\/.*\//, '$1$2/');
};
