import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownTag } from '../../src/lib/ownTag.ts';

const ADDRESS = 'http://shop.test/storefront.js';
const isModule = (address: string) => address === ADDRESS;
const isOneFile = (address: string) => address.includes('/storefront.lite.umd.js');

const running = (tag: Element | null) =>
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(tag as HTMLScriptElement | null);

function aTag(attributes: Readonly<Record<string, string>> = {}): HTMLScriptElement {
  const tag = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  return tag;
}

// happy-dom does not load scripts, which is no failure.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('the tag that brought the script', () => {
  it('is the one that is running', () => {
    const tag = aTag();
    running(tag);
    expect(ownTag(isOneFile)).toBe(tag);
  });

  it('is found on a page that has something else of that name', () => {
    const tag = aTag();
    running(tag);
    Object.defineProperty(document, 'currentScript', { value: document.createElement('img'), configurable: true });
    expect(ownTag(isOneFile)).toBe(tag);
    delete (document as { currentScript?: unknown }).currentScript;
  });

  it('is none when a loader asked for the script', () => {
    running(aTag({ 'data-requiremodule': 'storefront' }));
    expect(ownTag(isModule)).toBeNull();
  });

  it('is none when another script imported it', () => {
    running(null);
    expect(ownTag(isOneFile)).toBeNull();
    expect(ownTag(isModule)).toBeNull();
  });

  it('is the module tag with the address of the script', () => {
    running(null);
    document.body.append(aTag({ type: 'module', src: 'http://shop.test/other.js' }), aTag({ src: ADDRESS }));
    const tag = document.body.appendChild(aTag({ type: 'module', src: ADDRESS }));
    expect(ownTag(isModule)).toBe(tag);
  });

  it('is the module tag with the name of the one file, which knows no address', () => {
    running(null);
    document.body.append(aTag({ type: 'module', src: 'http://shop.test/other.umd.js' }), aTag({ type: 'module', src: ADDRESS }));
    expect(ownTag(isOneFile)).toBeNull();
    const tag = document.body.appendChild(aTag({ type: 'module', src: 'http://shop.test/files/storefront.lite.umd.js?v=2' }));
    expect(ownTag(isOneFile)).toBe(tag);
    expect(ownTag(isModule)).not.toBe(tag);
  });

  it('is none without a document', () => {
    vi.stubGlobal('document', undefined);
    expect(ownTag(isModule)).toBeNull();
  });
});
