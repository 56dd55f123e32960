import { describe, expect, it } from 'vitest';
import { isFilled } from '../../src/lib/isFilled.ts';

describe('an element of the page', () => {
  it.each([
    ['', false],
    [' \n ', false],
    ['<!-- empty -->', false],
    ['<script type="application/json">{}</script>', false],
    ['$5', true],
    ['<span></span>', true],
  ])('with %j in it counts as filled: %s', (html, filled) => {
    const element = document.createElement('div');
    element.innerHTML = html;
    expect(isFilled(element)).toBe(filled);
  });
});
