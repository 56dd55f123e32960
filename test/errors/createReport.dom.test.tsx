import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReport } from '../../src/core/createReport.ts';
import { PageError } from '../../src/lib/PageError.ts';

const log = { error: vi.fn() };
const report = createReport(log);
const price = Object.assign(document.createElement('p'), { className: 'product-price', id: 'main' });

afterEach(() => void log.error.mockReset());

describe('telling the author of a page what went wrong', () => {
  it('is one line that names the part, the element and what was expected', () => {
    report(new PageError('data-variants is not valid JSON; expected a list.'), { part: 'variants', element: price });
    expect(log.error.mock.calls).toEqual([
      ['[storefront] variants <p#main.product-price>: data-variants is not valid JSON; expected a list.'],
    ]);
  });

  it('names the element that carries the mistake, where that is another one', () => {
    const root = Object.assign(document.createElement('article'), { id: 'mug' });
    report(new PageError('the product has no id.', root), { part: 'price', element: price });
    expect(log.error).toHaveBeenCalledOnce();
    expect(log.error.mock.calls[0]?.[0]).toContain('<article#mug>');
    expect(log.error.mock.calls[0]?.[0]).toContain('the product has no id.');
  });

  it('hands over the error itself when it is no mistake of the page, for its stack', () => {
    const error = new Error('boom');
    report(error, { part: 'price', element: price });
    expect(log.error.mock.calls).toEqual([['[storefront] price <p#main.product-price>: boom', error]]);
  });

  it.each([
    ['a text', 'boom', '[storefront] boom'],
    ['nothing', undefined, '[storefront] undefined'],
    ['a number', 5, '[storefront] 5'],
  ])('tells of %s that was thrown', (_case, thrown, line) => {
    report(thrown);
    expect(log.error.mock.calls).toEqual([[line, thrown]]);
  });

  it('leads from a lost file to the network panel, where no answer names it', () => {
    const error = new TypeError('Failed to fetch dynamically imported module: https://shop.example/dist/chunks/shop-1.js');
    report(error);
    expect(log.error.mock.calls).toEqual([
      [`[storefront] ${error.message}. All files of dist/ belong together, in one version; missing: see the network panel`, error],
    ]);
  });

  it('says only what it knows of the place', () => {
    report(new PageError('no'), { part: 'config' });
    report(new PageError('no'), { element: price });
    expect(log.error.mock.calls).toEqual([['[storefront] config: no'], ['[storefront] <p#main.product-price>: no']]);
  });

  it('harms nothing when the console throws', () => {
    const broken = createReport({
      error: () => {
        throw new Error('the host has broken its console');
      },
    });
    expect(() => broken(new Error('boom'))).not.toThrow();
  });

  it('harms nothing when what was thrown cannot be written out', () => {
    expect(() => report(Object.create(null))).not.toThrow();
  });

  it('goes to the console of the page when nothing else is given', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    createReport()(new PageError('no'));
    expect(error).toHaveBeenCalledExactlyOnceWith('[storefront] no');
    error.mockRestore();
  });
});
