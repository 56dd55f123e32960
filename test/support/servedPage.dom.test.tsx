import { afterEach, describe, expect, it } from 'vitest';
import { clearPage, one } from '../core/page/openPage.ts';
import { rememberServedPage } from './servedPage.ts';

afterEach(clearPage);

const HTML = '<p id="a">one <b>two</b></p><p id="c">three</p><select><option>1</option><option id="o">2</option></select>';
const open = () => {
  document.body.innerHTML = HTML;
  return rememberServedPage();
};

describe('the law of the served page', () => {
  it('is kept by a page that nobody touches, and by what is added and taken away again', () => {
    const page = open();
    one('#a').append('more');
    expect(page.broken()).toEqual([]);
    one('#a').lastChild!.remove();
    expect(page.notGivenBack()).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['a copy', () => one('b').replaceWith(one('b').cloneNode(true))],
    ['a node that moves', () => one('#c').append(one('b'))],
    ['another order', () => one('#a').prepend(one('b'))],
    ['a property', () => Object.assign(one('b'), { mine: 1 })],
    ['a text between others that is written anew', () => one('#a').firstChild!.replaceWith('four')],
  ])('is broken by %s', (_what, act) => {
    const page = open();
    act();
    expect(page.broken()).not.toEqual([]);
    expect(page.notGivenBack()).not.toEqual([]);
  });

  it.each<[string, () => void]>([
    ['the text of an element that holds nothing else', () => (one('#c').textContent = 'four')],
    ['a choice of a drop-down', () => one('#o').remove()],
    ['an attribute', () => one('b').setAttribute('hidden', '')],
    ['a listener', () => one('b').addEventListener('click', () => undefined)],
  ])('lets go for a while, but not for good: %s', (_what, act) => {
    const page = open();
    act();
    expect(page.broken()).toEqual([]);
    expect(page.notGivenBack()).not.toEqual([]);
  });
});
