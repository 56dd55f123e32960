import { SourceMap, type SourceMapPayload } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { SHOP_BUDGETS } from './budgets.ts';
import { builtScripts, readBuilt, weigh } from './files.ts';

function eagerFiles(name: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const { moduleRequest } of parseSync(name, readBuilt(name)).module.staticImports)
    eagerFiles(new URL(moduleRequest.value, `http://dist/${name}`).pathname.slice(1), known);
  return known;
}

function textOf(name: string, folder: string): string {
  const map = new SourceMap(JSON.parse(readBuilt(`${name}.map`)) as SourceMapPayload);
  let text = '';
  readBuilt(name)
    .split('\n')
    .forEach((line, row) => {
      for (let column = 0; column < line.length; column += 1) {
        const found = map.findEntry(row, column);
        if ('originalSource' in found && found.originalSource?.includes(folder)) text += line[column];
      }
    });
  return text;
}

const chunksOf = (part: string) => builtScripts().filter((name) => name.startsWith(`chunks/${part}-`));

describe('page speed in the built files', () => {
  it.each([
    ['react', 'storefront.js'],
    ['lite', 'storefront.lite.js'],
  ] as const)('is next to nothing before the page has loaded (%s)', (flavour, entry) => {
    const text = [...eagerFiles(entry)].map((name) => textOf(name, 'src/vitals/')).join('');
    // Needed from the start: first hidden, and returned.
    expect(text).toContain('visibilitychange');
    expect(text).toContain('pageshow');
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(SHOP_BUDGETS[flavour].pageSpeedEager);
  });

  it('is one small file after that in each flavour, which brings web-vitals’ parts for interactions and shifts', () => {
    const chunks = chunksOf('startVitals');
    expect(chunks).toHaveLength(2);
    for (const name of chunks) {
      expect(weigh([name])).toBeLessThanOrEqual(SHOP_BUDGETS.react.pageSpeed);
      const { sources } = JSON.parse(readBuilt(`${name}.map`)) as SourceMapPayload;
      const metrics = sources.flatMap((source) => /web-vitals\/.*?((?:attribution\/)?on\w+\.js)$/.exec(source)?.[1] ?? []);
      expect(metrics.filter((metric) => metric.startsWith('attribution/'))).toEqual(['attribution/onCLS.js', 'attribution/onINP.js']);
      // web-vitals' parts of the largest paint watch every request as soon as the module is evaluated; ours are read from the entries.
      expect(metrics).toEqual(expect.arrayContaining(['onCLS.js', 'onFCP.js', 'onLCP.js', 'onINP.js']));
    }
  });
});
