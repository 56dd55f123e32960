import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportShop } from './exportShop.ts';
import { isScriptKind } from './pages/pageRequest.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/**
 * Writes the demo shop as files, and prints how many.
 *
 * @param args the folder, default `dist/demo`; `--script esm|umd|lite|lite-umd|none` chooses the build that pages load, default `esm`; `--guide` writes the guide alone, default to `dist/guide`
 */
export async function main(args: readonly string[] = []): Promise<void> {
  const at = args.indexOf('--script');
  const script = at < 0 ? 'esm' : (args[at + 1] ?? '');
  if (!isScriptKind(script)) throw new Error(`"${script}" is not a build of the product; esm, umd, lite, lite-umd and none are.`);
  const part = args.includes('--guide') ? 'guide' : 'shop';
  const named = args.find((arg, index) => arg !== '--guide' && (at < 0 || (index !== at && index !== at + 1)));
  const folder = resolve(named ?? `${DIST}${part === 'guide' ? 'guide' : 'demo'}`);
  const { files, hasScript } = await exportShop({ folder, script, dist: DIST, part });
  console.log(`${files.length} files in ${folder}`);
  if (!hasScript)
    console.log('The product is not built yet: the pages name a script under /dist/ that is not there. Build it and export again.');
}
