import { SourceMap } from 'node:module';
import type { Page } from 'playwright-core';

interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { readonly startOffset: number; readonly count: number }[] }[];
}

export interface FileCount {
  begin(): Promise<void>;
  /** Paths in the repository of the source files of which a function has run since `begin`. */
  end(): Promise<string[]>;
}

/** Tells which source files run in a page; call it before the page is opened. */
export async function countFiles(page: Page): Promise<FileCount> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // Taking the counts resets them.
  const take = async () => (await session.send('Profiler.takePreciseCoverage')).result as readonly ScriptCoverage[];
  return {
    begin: async () => void (await take()),
    async end() {
      const scripts = (await take()).filter(({ url }) => url.includes('/dist/'));
      const files = (await Promise.all(scripts.map(sourcesRun))).flat();
      return [...new Set(files)].filter((file) => /^(?:src|widgets)\//.test(file)).toSorted();
    },
  };
}

async function sourcesRun({ url, functions }: ScriptCoverage): Promise<string[]> {
  const code = await (await fetch(url)).text();
  // A built file does not name its map, which stands beside it.
  const { href } = Object.assign(new URL(url), { search: '', hash: '' });
  const map = new SourceMap((await (await fetch(`${href}.map`)).json()) as ConstructorParameters<typeof SourceMap>[0]);
  const lines = lineStarts(code);
  // The first range of a function is the whole of it.
  const run = functions.flatMap(({ ranges }) => ranges.slice(0, 1)).filter(({ count }) => count > 0);
  return run.map(({ startOffset }) => {
    const line = lines.findLastIndex((start) => start <= startOffset);
    const { originalSource = '' } = map.findEntry(line, startOffset - lines[line]!) as { originalSource?: string };
    return originalSource.replace(/^(?:\.\.\/)+/, '');
  });
}

function lineStarts(code: string): number[] {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
