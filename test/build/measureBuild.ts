import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { builtScripts, DIST, readBuilt, weigh } from './files.ts';

/** Of what the build has made, by name: bytes (brotli 11), and how many files an entry has loaded before it runs. */
export type Figures = Readonly<Record<string, number>>;

const FLAVOURS = { react: 'importmap.json', lite: 'importmap.lite.json' } as const;

/** Chunks by their names without hashes, added up where several have one name. */
function chunkBytes(flavour: keyof typeof FLAVOURS): Figures {
  const { integrity } = JSON.parse(readFileSync(resolve(DIST, FLAVOURS[flavour]), 'utf8')) as { integrity: Record<string, string> };
  const bytes: Record<string, number> = {};
  for (const file of Object.keys(integrity).filter((name) => name.startsWith('./chunks/'))) {
    const name = `${flavour}: ${file.replace(/^\.\/chunks\/(.+)-[\w-]{8}\.js$/, '$1')}`;
    bytes[name] = (bytes[name] ?? 0) + weigh([file]);
  }
  return bytes;
}

/** How many files a page requests before an entry runs, itself included. */
function filesBefore(entry: string): number {
  const files = new Set([entry]);
  for (const file of files) {
    const { staticImports } = parseSync(file, readBuilt(file)).module;
    for (const { moduleRequest } of staticImports) files.add(resolve('/', file, '..', moduleRequest.value).slice(1));
  }
  return files.size;
}

/** Measures what `npm run build` has made. */
export function measureBuild(): Figures {
  const entries = [...builtScripts().filter((name) => !name.startsWith('chunks/')), 'storefront.css'];
  const figures: Record<string, number> = { ...chunkBytes('react'), ...chunkBytes('lite') };
  for (const name of entries) figures[name] = weigh([name]);
  for (const name of ['storefront.js', 'storefront.lite.js']) figures[`requests of ${name}`] = filesBefore(name);
  return Object.fromEntries(Object.entries(figures).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
