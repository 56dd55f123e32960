import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, loadConfigFromFile, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

/** Bytes (brotli level 11) that reviews may add to a product page without them. */
const MOST_BYTES = 200;
const ROOT = resolve(import.meta.dirname, '../..');

/** Source left out for a shop without reviews, by file. */
const LEFT_OUT: Readonly<Record<string, readonly RegExp[]>> = {
  'src/app.ts': [/import \{ reviews \}.*\n/, / reviews,/],
};

const withoutReviews: Plugin = {
  name: 'without-reviews',
  enforce: 'pre',
  transform(code, id) {
    const parts = LEFT_OUT[id.slice(ROOT.length + 1)];
    return parts?.reduce((rest, part) => {
      if (!part.test(rest)) throw new Error(`${part} is not in ${id}.`);
      return rest.replace(part, '');
    }, code);
  },
};

const HASH = /-[\w-]{8}\.js/g;

interface Weighed {
  readonly weight: number;
  /** Its modules with their sizes. */
  readonly modules: string;
}

/** Each file by its name, without hashes in names, which compress unpredictably. */
async function weigh(...plugins: readonly Plugin[]): Promise<ReadonlyMap<string, Weighed>> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'storefront' }, resolve(ROOT, 'vite.config.ts'));
  const { plugins: own = [], ...config } = loaded?.config ?? {};
  // These plugins write into `dist/`, which other tests are reading.
  const kept = own.filter((plugin) => !['integrity', 'licenses'].includes((plugin as Plugin).name));
  const built = await build({
    ...config,
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [...kept, ...plugins],
    build: { ...config.build, write: false, sourcemap: false },
  });
  const files = [built].flat().flatMap((part) => (part as Rolldown.RolldownOutput).output);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const weights = new Map<string, Weighed>();
  for (const file of files) {
    if (file.type !== 'chunk') continue;
    const name = file.fileName.replace(HASH, '');
    const weight = brotliCompressSync(file.code.replace(HASH, ''), { params }).length;
    // Some chunks have one name: what the kit hands on of React is apart from it.
    const known = weights.get(name) ?? { weight: 0, modules: '' };
    const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => `${id} ${renderedLength}`);
    weights.set(name, { weight: known.weight + weight, modules: known.modules + modules.toSorted().join() });
  }
  return weights;
}

it('a product page without reviews pays at most 0.2 kB for them', async () => {
  const withThem = await weigh();
  const without = await weigh(withoutReviews);
  const added = [...withThem.keys()].filter((name) => !without.has(name));
  // Separate files, loaded only by pages with reviews. `findPageProduct` is not one of them: the address and analytics ask for the page's
  // product too, each from a file that is loaded where it is wanted.
  expect(added.toSorted()).toEqual(['chunks/Reviews', 'chunks/Summary', 'chunks/placeReviews', 'chunks/useReviews']);
  // A file that happens to shrink does not compensate for others. Files of the same modules differ by the letters that the minifier has found
  // for their imports, and these differ between folders: of 60 such files they come to more than what is measured here.
  let paid = 0;
  for (const [name, { weight, modules }] of without) {
    const other = withThem.get(name);
    if (other && other.modules !== modules) paid += Math.max(other.weight - weight, 0);
  }
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThanOrEqual(MOST_BYTES);
});
