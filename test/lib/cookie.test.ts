import * as fc from '../support/fastCheck.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookieIn, readCookie, readCookies } from '../../src/lib/cookie.ts';
import { cookiesEnabled } from '../../src/lib/cookiesEnabled.ts';

const keep = (cookie: string): void => void vi.stubGlobal('document', { cookie });

/** Reading cookies throws in a sandboxed frame. */
function blockCookies(): void {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
  });
}

afterEach(() => void vi.unstubAllGlobals());

describe('reading a cookie', () => {
  it.each([
    ['the only one', 'CART=abc', 'CART', 'abc'],
    ['one among others', 'a=1; CART=abc; z=2', 'CART', 'abc'],
    ['one written without blanks', 'a=1;CART=abc', 'CART', 'abc'],
    ['one with blanks round it', '  CART = abc ;a=1', 'CART', 'abc'],
    ['one whose value holds an equals sign', 'crumb=a=b==; x=1', 'crumb', 'a=b=='],
    ['an empty one', 'CART=; x=1', 'CART', ''],
    ['one that was encoded', 'name=caf%C3%A9%20%26%20cr%C3%A8me', 'name', 'café & crème'],
    ['one with a broken per cent sign, as it stands', 'name=100%25%; x=1', 'name', '100%25%'],
    ['the first of two with one name', 'CART=near; CART=far', 'CART', 'near'],
    ['one named like a property of every object', '__proto__=x; constructor=y', '__proto__', 'x'],
  ])('finds %s', (_case, cookies, name, value) => {
    keep(cookies);
    expect(readCookie(name)).toBe(value);
  });

  it.each([
    ['none is set', '', 'CART'],
    ['only one with a longer name is', 'CARTS=1; XCART=2', 'CART'],
    ['its name stands in the value of another', 'a=CART=1', 'CART'],
    ['its name stands alone, without a value', 'CART; x=1', 'CART'],
    ['nothing but properties of every object would answer', 'a=1', '__proto__'],
    ['nothing but methods of every object would answer', 'a=1', 'toString'],
  ])('finds none when %s', (_case, cookies, name) => {
    keep(cookies);
    expect(readCookie(name)).toBeNull();
  });

  it('finds none where cookies are blocked, and where there is no document', () => {
    blockCookies();
    expect(readCookie('CART')).toBeNull();
    vi.stubGlobal('document', undefined);
    expect(readCookie('CART')).toBeNull();
  });

  it('never throws, whatever the cookies are', () => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    const anyText = fc.string({ unit: fc.constantFrom(';', '=', '%', ' ', '2', 'a', 'é', '\u0000', '\ud800') });
    fc.assert(
      fc.property(anyText, anyText, (cookies, name) => {
        page.cookie = cookies;
        const value = readCookie(name);
        expect(value === null || typeof value === 'string').toBe(true);
      }),
    );
  });

  it('gives back whatever was encoded into it', () => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        page.cookie = `a=1; CART=${encodeURIComponent(value)}; b=2`;
        expect(readCookie('CART')).toBe(value);
      }),
    );
  });
});

describe('reading all cookies at once', () => {
  it('finds each of them, and none that is not there', () => {
    keep('hasCart=true; CART=a%20b');
    const cookies = readCookies();
    expect(['hasCart', 'CART', 'other'].map((name) => cookieIn(cookies, name))).toEqual(['true', 'a b', null]);
  });

  it('finds none where they are blocked, or where the page has replaced them with nothing', () => {
    blockCookies();
    expect(cookieIn(readCookies(), 'CART')).toBeNull();
    vi.stubGlobal('document', {});
    expect(cookieIn(readCookies(), 'undefined')).toBeNull();
  });
});

describe('whether the browser keeps cookies', () => {
  it('is what the browser says', () => {
    keep('');
    vi.stubGlobal('navigator', { cookieEnabled: true });
    expect(cookiesEnabled()).toBe(true);
    vi.stubGlobal('navigator', { cookieEnabled: false });
    expect(cookiesEnabled()).toBe(false);
  });

  it('is no where they are blocked', () => {
    blockCookies();
    vi.stubGlobal('navigator', { cookieEnabled: true });
    expect(cookiesEnabled()).toBe(false);
  });
});
