import { mkdtemp, readFile, readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../demo/export.ts';
import { exportShop, type Exported } from '../../demo/exportShop.ts';
import { PICTURES } from '../../demo/pictures.ts';
import { SHOP_PATHS } from './readPage.ts';

/** The addresses on the exported pages that no exported file answers, and how many addresses there are. */
async function followLinks(
  folder: string,
  { files }: Exported,
): Promise<{ readonly missing: readonly string[]; readonly checked: number }> {
  const there = new Set(files);
  const missing: string[] = [];
  let checked = 0;
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const window = new Window({
      settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
    });
    window.document.write(await readFile(join(folder, file), 'utf8'));
    for (const element of window.document.querySelectorAll('[href], [src], [srcset], [data-audio-asset-url]')) {
      const sources = (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? '');
      for (const address of [
        element.getAttribute('href'),
        element.getAttribute('src'),
        element.getAttribute('data-audio-asset-url'),
        ...sources,
      ]) {
        if (!address || /^(?:#|mailto:|http:\/\/www\.google\.com\/calendar\/event\?)/.test(address)) continue;
        checked += 1;
        const path = decodeURIComponent(address.replace(/[?#].*$/, '')).slice(1);
        if (!address.startsWith('/') || !(there.has(path) || there.has(join(path, 'index.html')))) missing.push(`${address} on ${file}`);
      }
    }
    await window.happyDOM.close();
  }
  return { missing, checked };
}

describe('the shop as files', () => {
  let root: string;
  let folder: string;
  let exported: Exported;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'shop-'));
    folder = join(root, 'out');
    const dist = join(root, 'built');
    await mkdir(join(dist, 'chunks'), { recursive: true });
    await writeFile(join(dist, 'storefront.js'), 'import{a}from"./chunks/part-1.js";');
    await writeFile(join(dist, 'chunks/part-1.js'), 'export const a=()=>import("./later-2.js");');
    await writeFile(join(dist, 'chunks/later-2.js'), 'import "./part-1.js";');
    await writeFile(join(dist, 'other.js'), '');
    // The guide's live examples load these.
    for (const name of ['storefront.lite.js', 'storefront.css', 'mocks.js', 'mockServiceWorker.js']) await writeFile(join(dist, name), '');
    exported = await exportShop({ folder, script: 'esm', dist });
  });
  afterAll(() => rm(root, { recursive: true }));

  it('has every page and picture, and of the built product what the pages load', async () => {
    expect(exported.files).toHaveLength(new Set(exported.files).size);
    const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(found).toHaveLength(exported.files.length);
    for (const path of SHOP_PATHS) expect(exported.files).toContain(join(path.slice(1), 'index.html'));
    for (const name of Object.keys(PICTURES)) expect(exported.files).toContain(`assets/pictures/${name}.svg`);
    expect(exported.files).toContain('404.html');
    expect(exported.files.filter((file) => file.startsWith('dist/')).toSorted()).toEqual([
      'dist/chunks/later-2.js',
      'dist/chunks/part-1.js',
      'dist/mocks.js',
      'dist/storefront.css',
      'dist/storefront.js',
      'dist/storefront.lite.js',
    ]);
    expect(exported.hasScript).toBe(true);
    expect(await readFile(join(folder, 'store/index.html'), 'utf8')).toContain('<script type="module" src="/dist/storefront.js"></script>');
  });

  it('has a file behind every link, picture, style, script and sound of every page', async () => {
    const { missing, checked } = await followLinks(folder, exported);
    expect(missing).toEqual([]);
    expect(checked).toBeGreaterThan(500);
    for (const file of exported.files.filter((name) => name.endsWith('.css')))
      expect(await readFile(join(folder, file), 'utf8')).not.toMatch(/url\((?!["']?data:)/);
  });

  it('can be the guide alone, which leads to no page of the shop', async () => {
    const alone = join(root, 'guide');
    const guide = await exportShop({ folder: alone, script: 'none', dist: join(root, 'built'), part: 'guide' });
    const { missing, checked } = await followLinks(alone, guide);
    // An example of a link to the cart, which is the reader's.
    expect(missing).toEqual(['/cart on guide/examples/cart-pill/index.html']);
    expect(checked).toBeGreaterThan(500);
    expect(guide.files).toEqual(expect.arrayContaining(['index.html', 'guide/index.html', 'guide/llms.txt', 'dist/mocks.js']));
    expect(guide.files.filter((file) => file.startsWith('store'))).toEqual([]);
  });

  it('says how many files there are, and that the product is not built where it is not', async () => {
    expect((await exportShop({ folder: join(root, 'plain'), script: 'none', dist: join(root, 'nowhere') })).hasScript).toBe(true);
    expect((await exportShop({ folder: join(root, 'unbuilt'), script: 'umd', dist: join(root, 'nowhere') })).hasScript).toBe(false);
    const lines: string[] = [];
    const log = console.log;
    console.log = (line: string) => void lines.push(line);
    try {
      await main(['--script', 'none', join(root, 'told')]);
    } finally {
      console.log = log;
    }
    const count = (await readdir(join(root, 'told'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
    expect(lines).toEqual([`${count} files in ${join(root, 'told')}`]);
    await expect(main(['--script', 'java'])).rejects.toThrow('"java" is not a build of the product');
  });
});
