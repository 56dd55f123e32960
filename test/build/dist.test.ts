import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { BUDGETS } from './budgets.ts';
import { builtScripts, DIST, readBuilt, weigh } from './files.ts';

const EXPORTS = ['cart', 'destroy', 'on', 'product', 'push', 'ready', 'scan', 'start', 'version'];

describe('the built files', () => {
  it('are all there: both formats, their maps, the types and the hashes', () => {
    const names = ['storefront.umd.js', 'storefront.js', 'template.js', 'template-core.js', 'storefront-template.js', 'mocks.js'];
    for (const name of names) {
      expect(existsSync(resolve(DIST, name)), name).toBe(true);
      expect(existsSync(resolve(DIST, `${name}.map`)), `${name}.map`).toBe(true);
    }
    for (const entry of Object.values(manifest.exports)) {
      for (const file of Object.values(entry)) expect(existsSync(resolve(DIST, '..', file)), file).toBe(true);
    }
  });

  it('carry the hash that a page may pin, for each file as it is', () => {
    const hashes = JSON.parse(readFileSync(resolve(DIST, 'integrity.json'), 'utf8')) as Record<string, string>;
    expect(Object.keys(hashes).toSorted()).toEqual(builtScripts().toSorted());
    for (const name of builtScripts()) {
      expect(hashes[name], name).toBe(`sha384-${createHash('sha384').update(readBuilt(name)).digest('base64')}`);
    }
  });

  it('export the same names in both formats, and nothing happens when they are imported', async () => {
    const globals = Object.keys(globalThis);
    const esm = (await import(/* @vite-ignore */ resolve(DIST, 'storefront.js'))) as Record<string, unknown>;
    expect(Object.keys(esm).toSorted()).toEqual(EXPORTS);
    expect(esm['version']).toBe(manifest.version);

    const umd: Record<string, unknown> = {};
    // As a CommonJS loader runs it. No page, no window: nothing but the exports may appear.
    new Function('exports', 'module', readBuilt('storefront.umd.js')).call(undefined, umd, { exports: umd });
    expect(Object.keys(umd).toSorted()).toEqual(EXPORTS);
    expect(Object.keys(globalThis)).toEqual(globals);
  });

  it('weigh no more than they may', () => {
    expect(weigh(['storefront.umd.js']).brotli).toBeLessThanOrEqual(BUDGETS.umd.brotli);
    expect(weigh(['storefront.umd.js']).gzip).toBeLessThanOrEqual(BUDGETS.umd.gzip);
    expect(weigh(['template.js']).brotli).toBeLessThanOrEqual(BUDGETS.template.brotli);
    expect(weigh(['template.js']).gzip).toBeLessThanOrEqual(BUDGETS.template.gzip);
    expect(weigh(['template-core.js']).brotli).toBeLessThanOrEqual(BUDGETS.templateCore.brotli);
    expect(weigh(['template-core.js']).gzip).toBeLessThanOrEqual(BUDGETS.templateCore.gzip);
  });

  it('ask the browser to compile what a product page calls at once with the file, and nothing else: compiled code is memory', () => {
    const asking = builtScripts().filter((name) => readBuilt(name).startsWith('//# allFunctionsCalledOnLoad\n'));
    expect(asking.toSorted()).toEqual(['storefront-react.js', 'storefront-shop.js', 'storefront.umd.js']);
  });

  it('never turn text into code, never write into the document, never listen for unload', () => {
    for (const name of builtScripts().filter((script) => script.startsWith('storefront'))) {
      const code = readBuilt(name);
      expect(code.match(/\beval\(|\bnew Function\b|document\.write|set(?:Timeout|Interval)\(["'`]/g), name).toBeNull();
      expect(code.match(/["'`](?:before)?unload["'`]/g), name).toBeNull();
      expect(code.match(/globalThis\.(?:Request|Response|Headers)\b/g), name).toBeNull();
    }
  });
});
