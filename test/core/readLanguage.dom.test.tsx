import { afterEach, describe, expect, it } from 'vitest';
import { readLanguage } from '../../src/core/readLanguage.ts';

const read = (language: Parameters<typeof readLanguage>[0]['language'], locale = 'en-US') => readLanguage({ language, locale }, document);

afterEach(() => {
  document.documentElement.removeAttribute('lang');
  delete window.Static;
});

describe('the language of our texts', () => {
  it.each([
    ['de', 'de', 'de'],
    ['de-AT', 'de', 'de-AT'],
    ['fr_CA', 'fr', 'fr-CA'],
    ['AR-EG', 'ar', 'AR-EG'],
  ])('is that of a page in %s', (lang, code, tag) => {
    document.documentElement.lang = lang;
    expect(read('')).toStrictEqual({ code, tag });
    expect(read('auto')).toStrictEqual({ code, tag });
  });

  it.each(['', 'en', 'en-GB', 'pt-BR', 'deu', '*'])('is English on a page in %j', (lang) => {
    document.documentElement.lang = lang;
    expect(read('')).toBeNull();
    expect(read('auto')).toBeNull();
  });

  it('is English on pages of the platform, unless they ask for theirs', () => {
    document.documentElement.lang = 'de-DE';
    window.Static = { SQUARESPACE_CONTEXT: {} };
    expect(read('')).toBeNull();
    expect(read('auto')).toStrictEqual({ code: 'de', tag: 'de-DE' });
  });

  it('is the one that is set, whatever the page is in', () => {
    document.documentElement.lang = 'en-US';
    expect(read('es')).toStrictEqual({ code: 'es', tag: 'es' });
    document.documentElement.lang = 'de-DE';
    expect(read('en')).toBeNull();
  });

  it('has the region of the page or of the locale where that is of the same language', () => {
    expect(read('fr', 'fr-CH')).toStrictEqual({ code: 'fr', tag: 'fr-CH' });
    expect(read('fr', 'de_CH')).toStrictEqual({ code: 'fr', tag: 'fr' });
    document.documentElement.lang = 'fr-CA';
    expect(read('fr', 'fr-CH')).toStrictEqual({ code: 'fr', tag: 'fr-CA' });
  });
});
