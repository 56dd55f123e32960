import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage, type StagePage } from '../support/openStage.ts';
import { readBuilt } from './files.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const MAP = readBuilt('importmap.json').replaceAll('"./', '"/dist/');

/** A page with the map before the first module. */
const pinned = (map: string): StagePage => ({
  tag: `<script type="importmap">${map}</script><script type="module" src="/dist/storefront.js"></script>`,
});

describe('a page that pins the files of the module build by an import map', () => {
  it('has its shop, from files that all have the hash of the map', async () => {
    const { page, pageErrors, console: lines, close } = await stage.open(pinned(MAP));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.reload();
    await page.waitForFunction(() => 'version' in (window.Storefront ?? {}));
    await page.evaluate(() => (window.Storefront as { ready: Promise<void> }).ready);
    const scripts = loaded.filter((path) => path.startsWith('/dist/'));
    expect(scripts.length).toBeGreaterThan(3);
    const { integrity } = JSON.parse(MAP) as { integrity: Record<string, string> };
    for (const path of scripts) expect(integrity, path).toHaveProperty([path]);
    expect([pageErrors, lines.filter((line) => line.startsWith('error'))]).toEqual([[], []]);
    await close();
  });

  it('stays as the server sent it where a file has another hash, with a console line that names the file', async () => {
    const wrong = MAP.replace(/("\/dist\/chunks\/shop-[^"]+": ")sha384-[^"]+/, `$1sha384-${'A'.repeat(64)}`);
    expect(wrong).not.toBe(MAP);
    const { page, pageErrors, console: lines, close } = await stage.open(pinned(wrong));
    await page.waitForFunction(() => 'version' in (window.Storefront ?? {}));
    const answer = await page.evaluate(() => (window.Storefront as { start(): Promise<{ ok: boolean }> }).start());
    expect(answer.ok).toBe(false);
    expect(await page.locator('[data-storefront-mounted], .storefront-control').count()).toBe(0);
    const ours = lines.filter((line) => line.includes('[storefront]'));
    expect(ours).toHaveLength(1);
    expect(ours[0]).toMatch(/chunks\/shop-/);
    expect(lines.filter((line) => /integrity/i.test(line) && /chunks\/shop-/.test(line)).length).toBeGreaterThan(0);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('has its shop with a map that a browser reads for its names alone', async () => {
    const { imports } = { imports: { 'storefront-embed': '/dist/storefront.js' } };
    const merged = JSON.stringify({ imports, integrity: (JSON.parse(MAP) as { integrity: object }).integrity });
    const { page, close } = await stage.open({ tag: `<script type="importmap">${merged}</script>` as `<${string}` });
    const answer = await page.evaluate("import('storefront-embed').then((storefront) => storefront.start())");
    expect(answer).toEqual({ ok: true, value: null });
    await close();
  });
});
