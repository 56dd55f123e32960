import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GUIDE_PATHS } from './guide/renderGuide.ts';
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
}

export interface Exported {
  readonly files: readonly string[];
  /** Whether the build's script exists and is among the files. */
  readonly hasScript: boolean;
}

const ASSETS = fileURLToPath(new URL('assets/', import.meta.url));
const PART = /["'`](\.\/[\w./-]+\.js)["'`]/g;

/** Writes the shop as static files for the root of any host. Carts and forms still need the platform's `/api/`. */
export async function exportShop({ folder, script, dist }: ExportOptions): Promise<Exported> {
  const files: string[] = [];
  const write = async (path: string, content: string | Uint8Array): Promise<void> => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    files.push(path);
  };
  const request = { script, query: new URLSearchParams() };
  for (const path of [...SHOP_PATHS, ...GUIDE_PATHS, '/commerce/goto-checkout']) {
    const page = renderPage(path, request);
    if (!page) throw new Error(`There is no page ${path}.`);
    await write(join(path.slice(1), 'index.html'), page.html);
  }
  await write('404.html', missingPage({ ...request, path: '/404' }));
  for (const [name, draw] of Object.entries(PICTURES)) await write(`assets/pictures/${name}.svg`, draw());
  for (const [name, ring] of Object.entries(SOUNDS)) await write(`assets/sounds/${name}.wav`, ring());
  for (const [path, text] of Object.entries(CAPTCHA_SCRIPTS)) await write(`assets/captcha${path}`, text());
  for (const name of await readdir(ASSETS)) await write(`assets/${name}`, await readFile(join(ASSETS, name)));
  const entry = script === 'none' ? null : ENTRY[script];
  const parts = entry === null ? new Map<string, string>() : await builtParts(dist, entry);
  for (const [name, source] of parts) await write(`dist/${name}`, source);
  return { files, hasScript: entry === null || parts.has(entry) };
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
