import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ButtonEvent } from '../../src/visitor/events.ts';
import { watchButtons } from '../../src/visitor/watchButtons.ts';
import { clearPage, one, showPage } from '../core/page/openPage.ts';

// Markup of version 7.1 templates.
const BLOCK = (id: string, inner: string) => `<div class="sqs-block button-block sqs-block-button" id="block-${id}"><p>${inner}</p></div>`;
const LINK = BLOCK('1', '<a href="/store" id="link"><span id="label">Buy Miss Marple a mug</span></a>');

let heard: [string, ButtonEvent][];
let off: () => void;
/** happy-dom has no layout, so the test decides what is visible. */
let see: (...elements: Element[]) => void;
let observed: Set<Element>;

beforeEach(() => {
  heard = [];
  observed = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        see = (...elements) =>
          callback(elements.filter((element) => observed.has(element)).map((target) => ({ target, isIntersecting: true })));
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
      disconnect = () => observed.clear();
    },
  );
});
afterEach(() => {
  off();
  clearPage();
  vi.unstubAllGlobals();
});

const watch = (html: string) => {
  showPage(html);
  off = watchButtons(document, (name, detail) => heard.push([name, detail]));
};

describe('a button block', () => {
  it('that is clicked is told of by its block and address, whatever in it was hit and whoever stops the click', () => {
    watch(LINK);
    one('#link').addEventListener('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    one('#label').click();
    expect(heard).toEqual([['button-click', { productInstance: null, blockId: 'block-1', href: '/store', element: one('#link') }]]);
    expect(JSON.stringify(heard)).not.toContain('Marple');
  });

  it('may hold a button that leads nowhere, and have no id', () => {
    watch('<div class="sqs-block-button"><button id="plain">Go</button></div><button id="other">Other</button>');
    one('#plain').click();
    one('#other').click();
    expect(heard).toEqual([['button-click', { productInstance: null, blockId: null, href: null, element: one('#plain') }]]);
  });

  it('is told of once when it has been seen, also when it comes late, leaves and comes back', async () => {
    watch(LINK);
    const link = one('#link');
    see(link);
    const block = link.closest('.sqs-block')!;
    block.remove();
    document.body.append(block);
    document.body.insertAdjacentHTML('beforeend', BLOCK('2', '<a href="/late" id="late">Late</a>'));
    await vi.waitFor(() => expect(observed.has(one('#late'))).toBe(true));
    see(link, one('#late'));
    see(link, one('#late'));
    expect(heard.map(([name, { blockId }]) => [name, blockId])).toEqual([
      ['button-render', 'block-1'],
      ['button-render', 'block-2'],
    ]);
  });

  it('is told of no more after the end', () => {
    watch(LINK);
    off();
    one('#link').click();
    see(one('#link'));
    expect(heard).toEqual([]);
  });
});
