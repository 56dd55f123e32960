import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GUIDE_FILES, GUIDE_PATHS } from './guide/renderGuide.ts';
import { missingPage } from './pages/missingPage.ts';
import { ENTRY, type ScriptKind } from './pages/pageRequest.ts';
import { renderPage } from './pages/renderPage.ts';
import { SHOP_PATHS } from './pages/shopPaths.ts';
import { CAPTCHA_SCRIPTS } from './captchaScripts.ts';
import { PICTURES } from './pictures.ts';
import { SOUNDS } from './sounds.ts';

export interface ExportOptions {
  readonly folder: string;
  readonly script: ScriptKind;
  readonly dist: string;
  /** The shop with the guide, or the guide alone; default the shop. */
  readonly part?: 'shop' | 'guide';
}

export interface Exported {
  readonly files: readonly string[];
  /** Whether the build's script exists and is among the files. */
  readonly hasScript: boolean;
}

const ASSETS = fileURLToPath(new URL('assets/', import.meta.url));
/** Built files that the guide's live examples load. */
const EXAMPLES_NEED = ['storefront.lite.js', 'storefront.css', 'mocks.js'];
const SHOP_LINK = '<a href="/">Demo shop</a>\n';
const PART = /["'`](\.\/[\w./-]+\.js)["'`]/g;

/** Writes the shop as static files for the root of any host. Carts and forms still need the platform's `/api/`. */
export async function exportShop({ folder, script, dist, part = 'shop' }: ExportOptions): Promise<Exported> {
  const files: string[] = [];
  const write = async (path: string, content: string | Uint8Array): Promise<void> => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    files.push(path);
  };
  const request = { script, query: new URLSearchParams() };
  const paths = part === 'guide' ? [] : [...SHOP_PATHS, '/commerce/goto-checkout'];
  for (const path of [...paths, ...GUIDE_PATHS, ...GUIDE_FILES]) {
    const page = renderPage(path, request);
    if (!page) throw new Error(`There is no page ${path}.`);
    await write(
      extname(path) === '' ? join(path.slice(1), 'index.html') : path.slice(1),
      part === 'guide' ? page.html.replace(SHOP_LINK, '') : page.html,
    );
  }
  if (part === 'shop') await write('404.html', missingPage({ ...request, path: '/404' }));
  // The guide alone begins with the guide.
  else await write('index.html', '<!doctype html><meta http-equiv="refresh" content="0; url=/guide/"><a href="/guide/">The guide</a>');
  for (const [name, draw] of Object.entries(PICTURES)) await write(`assets/pictures/${name}.svg`, draw());
  for (const [name, ring] of Object.entries(SOUNDS)) await write(`assets/sounds/${name}.wav`, ring());
  for (const [path, text] of Object.entries(CAPTCHA_SCRIPTS)) await write(`assets/captcha${path}`, text());
  for (const entry of await readdir(ASSETS, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await write(posix.join('assets', relative(ASSETS, file)), await readFile(file));
  }
  const entry = script === 'none' ? null : ENTRY[script];
  const built = new Map<string, string>();
  for (const start of [...(entry ? [entry] : []), ...EXAMPLES_NEED])
    for (const [name, source] of await builtParts(dist, start)) built.set(name, source);
  for (const [name, source] of built) await write(`dist/${name}`, source);
  const worker = await readFile(join(dist, 'mockServiceWorker.js'), 'utf8').catch(() => null);
  if (worker !== null) await write('mockServiceWorker.js', worker);
  return { files, hasScript: entry === null || built.has(entry) };
}

/** A built file and all its imports, by name; empty if it does not exist. */
async function builtParts(dist: string, entry: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const open = [entry];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const source = found.has(name) ? null : await readFile(join(dist, name), 'utf8').catch(() => null);
    if (source === null) continue;
    found.set(name, source);
    for (const [, part = ''] of source.matchAll(PART)) open.push(posix.join(posix.dirname(name), part));
  }
  return found;
}
