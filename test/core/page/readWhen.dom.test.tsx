import { afterEach, describe, expect, it } from 'vitest';
import { readWhen } from '../../../src/core/page/createPage.ts';
import { clearPage, one, showPage } from './openPage.ts';

afterEach(clearPage);

describe('when a part wants to be mounted', () => {
  it.each([
    ['ready', 'ready'],
    ['visible', 'visible'],
    ['idle', 'idle'],
    ['interaction', 'interaction'],
    ['later', null],
    ['', null],
    ['toString', null],
  ])('data-storefront-when="%s"', (stated, when) => {
    showPage(`<p id="p" data-storefront-when="${stated}"></p>`);
    expect(readWhen(one('#p'))).toBe(when);
  });

  it('is the widget’s own matter when it says nothing', () => {
    showPage('<p id="p"></p>');
    expect(readWhen(one('#p'))).toBeNull();
  });
});
