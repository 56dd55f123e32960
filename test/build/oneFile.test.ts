import { Window } from 'happy-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { EXPORTS, readBuilt } from './files.ts';

/** Runs the file as a CommonJS loader does. */
function load(name: string): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  new Function('module', 'exports', readBuilt(name)).call(undefined, module, module.exports);
  return module.exports;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Storefront');
});

describe.each(['storefront.umd.js', 'storefront.lite.umd.js', 'storefront.umd.cjs'])('%s, as a CommonJS loader runs it', (name) => {
  it('gives the storefront in Node, and sets no global', () => {
    // Node adds a symbol to the global at the first request.
    expect(new Request('http://127.0.0.1/').method).toBe('GET');
    const globals = Reflect.ownKeys(globalThis);
    const storefront = load(name);
    expect(Object.keys(storefront).toSorted()).toEqual(EXPORTS);
    expect(storefront['version']).toBe(manifest.version);
    expect(Reflect.ownKeys(globalThis)).toEqual(globals);
  });

  it('gives the global that it sets on a page, which has taken over the queue', async () => {
    const page = new Window();
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', page.document);
    vi.stubGlobal('Document', page.Document);
    vi.stubGlobal('HTMLScriptElement', page.HTMLScriptElement);
    const globals = Reflect.ownKeys(globalThis);
    Object.assign(globalThis, { Storefront: [['on', 'item-added', () => undefined], ['nothing']] });
    const storefront = load(name);
    expect(Object.keys(storefront).toSorted()).toEqual(EXPORTS);
    expect((globalThis as Record<string, unknown>)['Storefront']).toBe(storefront);
    expect(new Set(Reflect.ownKeys(globalThis))).toEqual(new Set([...globals, 'Storefront']));
    await vi.waitFor(() => expect(complain.mock.calls.flat().join(' ')).toContain('there is no method "nothing" to call'));
  });
});
