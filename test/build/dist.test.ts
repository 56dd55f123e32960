import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { OLD_INTERFACE_BUDGET, OVER_BUDGET, SHOP_BUDGETS, TEMPLATE_BUDGETS } from './budgets.ts';
import { builtScripts, DIST, EXPORTS, readBuilt, weigh } from './files.ts';

const MODULES = ['storefront.js', 'storefront.lite.js', 'import.js', 'import.lite.js'];
const ENTRIES = [...MODULES, 'storefront.umd.js', 'storefront.lite.umd.js', 'kit.js', 'kit.lite.js'];

const importsOf = (name: string): string[] => {
  const { module } = parseSync(name, readBuilt(name));
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => readBuilt(name).slice(start + 1, end - 1));
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...later].filter((source) => source.startsWith('.'));
};

describe('the built files', () => {
  it('are all there: every format, their maps, the types and the hashes', () => {
    for (const name of [
      ...ENTRIES,
      'template.js',
      'template-core.js',
      'storefront-template.js',
      'mocks.js',
      'compat.js',
      'diagnostics.js',
      'agents.js',
    ]) {
      expect(existsSync(resolve(DIST, name)), name).toBe(true);
      // The kit's entries only hand on what chunks have, and have no line of source to map.
      expect(existsSync(resolve(DIST, `${name}.map`)), `${name}.map`).toBe(!name.startsWith('kit.'));
    }
    for (const entry of Object.values(manifest.exports)) {
      for (const file of typeof entry === 'string' ? [entry] : Object.values(entry))
        expect(existsSync(resolve(DIST, '..', file)), file).toBe(true);
    }
  });

  it('carry the hash that a page may pin, for each entry as it is', () => {
    const entries = readdirSync(DIST).filter((name) => /\.c?js$/.test(name));
    expect(entries).toContain('storefront.umd.cjs');
    const hashes = JSON.parse(readFileSync(resolve(DIST, 'integrity.json'), 'utf8')) as Record<string, string>;
    expect(Object.keys(hashes).toSorted()).toEqual(entries.toSorted());
    for (const name of entries) {
      expect(hashes[name], name).toBe(`sha384-${createHash('sha384').update(readBuilt(name)).digest('base64')}`);
    }
  });

  it('have their core compiled ahead, and nothing else', () => {
    const isAhead = (name: string) => readBuilt(name).startsWith('//# allFunctionsCalledOnLoad\n');
    const chunks = builtScripts().filter((name) => name.startsWith('chunks/'));
    const cores = chunks.filter((name) => name.startsWith('chunks/core-'));
    expect(cores).toHaveLength(2);
    expect(chunks.filter(isAhead)).toEqual(cores);
  });

  it('have nothing that Safari 15.4 cannot read or lacks, in what shoppers load', () => {
    // https://developer.mozilla.org/docs/Web/JavaScript: from 16.0 or 16.4; a look-behind keeps the whole file from being read.
    const later = /\(\?<[=!]|\.to(?:Sorted|Reversed|Spliced)\(|\bAbortSignal\.timeout\b/;
    const shoppers = builtScripts().filter((name) =>
      /^(?:chunks\/|import\.|storefront\.|agents|compat|diagnostics|inspect|look|owner)/.test(name),
    );
    expect(shoppers.length).toBeGreaterThan(20);
    expect(shoppers.filter((name) => later.test(readBuilt(name)))).toEqual([]);
  });

  it('may be kept for a year where they are chunks: each has a hash in its name, is loaded by something, and loads no entry', () => {
    const chunks = builtScripts().filter((name) => name.startsWith('chunks/'));
    expect(chunks.length).toBeGreaterThan(20);
    const loaded = new Set<string>();
    for (const name of [...ENTRIES, ...chunks])
      for (const source of importsOf(name)) loaded.add(join(name, '..', source).split(sep).join('/'));
    for (const name of chunks) expect(name).toMatch(/^chunks\/[\w-]+-[\w-]{8}\.js$/);
    // The explanations of mistakes, the inspection of a page and the tools for agents are one file each for all builds, beside the entries.
    for (const beside of ['diagnostics.js', 'inspect.js', 'agents.js']) expect(loaded.delete(beside), beside).toBe(true);
    expect([...loaded].toSorted()).toEqual(chunks.toSorted());
  });

  it.each(MODULES)('%s exports the same names as ever, and nothing happens when it is imported', async (name) => {
    const globals = Reflect.ownKeys(globalThis);
    const module = (await import(/* @vite-ignore */ resolve(DIST, name))) as Record<string, unknown>;
    expect(Object.keys(module).toSorted()).toEqual(EXPORTS);
    expect(module['version']).toBe(manifest.version);
    expect(Reflect.ownKeys(globalThis)).toEqual(globals);
  });

  it('weigh no more than they may', () => {
    expect(weigh(['storefront.umd.js'])).toBeLessThanOrEqual(SHOP_BUDGETS.react.oneFile + OVER_BUDGET.react.oneFile);
    expect(weigh(['storefront.lite.umd.js'])).toBeLessThanOrEqual(SHOP_BUDGETS.lite.oneFile + OVER_BUDGET.lite.oneFile);
    expect(weigh(['template.js'])).toBeLessThanOrEqual(TEMPLATE_BUDGETS.template);
    expect(weigh(['compat.js'])).toBeLessThanOrEqual(OLD_INTERFACE_BUDGET);
    expect(weigh(['template-core.js'])).toBeLessThanOrEqual(TEMPLATE_BUDGETS.core);
  });

  it('never turn text into code, never write into the document, never listen for unload', () => {
    for (const name of builtScripts().filter((script) => /^(?:storefront|import|chunks)/.test(script))) {
      const code = readBuilt(name);
      expect(code.match(/\beval\(|\bnew Function\b|document\.write|set(?:Timeout|Interval)\(["'`]/g), name).toBeNull();
      expect(code.match(/["'`](?:before)?unload["'`]/g), name).toBeNull();
    }
  });
});
