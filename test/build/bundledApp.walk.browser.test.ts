import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import type { Storefront } from '../../src/app/Storefront.ts';
import { DIST } from './files.ts';
import { installPackage } from './installPackage.ts';

const ENTRIES = [
  ['storefront-embed', 'es', '<script type="module" src="/app/app.js" data-currency="GBP"></script>'],
  ['storefront-embed/lite', 'es', '<script type="module" src="/app/app.js" data-currency="GBP"></script>'],
  ['storefront-embed', 'iife', '<script src="/app/app.js" data-currency="GBP" defer></script>'],
  ['storefront-embed/one-file/lite', 'iife', '<script src="/app/app.js" data-currency="GBP" defer></script>'],
] as const;

describe('an app that is bundled with the packed package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundled-'));
  let stage: Stage;
  beforeAll(async () => {
    installPackage(folder);
    stage = await openStage();
  }, 120_000);
  afterAll(async () => {
    await stage.close();
    rmSync(folder, { recursive: true });
  });

  /** Into a folder of its own below `folder`. */
  const bundle = async (name: string, format: 'es' | 'iife'): Promise<string> => {
    const outDir = mkdtempSync(join(folder, 'app-'));
    const entry = join(outDir, 'main.ts');
    writeFileSync(entry, `import { inspect, start } from '${name}';\nObject.assign(window, { app: { inspect, start } });\n`);
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir,
        emptyOutDir: false,
        lib: { entry, name: 'App', formats: [format], fileName: () => 'app.js' },
      },
    });
    return outDir;
  };

  it.each(ENTRIES)('starts nothing by importing %s (%s), and then with the options of start()', async (name, format, tag) => {
    const built = await bundle(name, format);
    const { page, pageErrors, close } = await stage.open(
      { tag },
      {
        prepare: async (context) => {
          // The one file expects what inspects a page beside it.
          await context.route(/\/app\/|\/stage\/inspect\.js$/, (route) => {
            const file = basename(new URL(route.request().url()).pathname);
            const path = join(file === 'inspect.js' && name.includes('one-file') ? DIST : built, file);
            return route.fulfill({ contentType: 'text/javascript', body: readFileSync(path, 'utf8') });
          });
        },
      },
    );
    const { before, answer, settings } = await page.evaluate(async () => {
      const { app } = window as unknown as { app: Pick<Storefront, 'inspect' | 'start'> };
      const imported = await app.inspect();
      const started = await app.start({ currency: 'EUR', afterAdd: 'cart' });
      const seen = await app.inspect();
      return { before: imported.ok ? imported.state : null, answer: started.ok, settings: seen.ok ? seen.settings : [] };
    });
    expect([before, answer]).toEqual(['stopped', true]);
    expect(settings.filter(({ from }) => from === 'script tag' || from === 'start()')).toEqual([
      { name: 'afterAdd', value: 'cart', from: 'start()' },
      { name: 'currency', value: 'EUR', from: 'start()' },
    ]);
    expect(await page.locator('[data-storefront="add-to-cart"], .sqs-add-to-cart-button').first().getAttribute('data-state')).toBe('idle');
    expect(pageErrors).toEqual([]);
    await close();
  });
});
