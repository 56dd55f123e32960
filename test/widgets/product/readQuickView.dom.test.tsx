import { afterEach, describe, expect, it } from 'vitest';
import { isLightboxOpen, readQuickView, readQuickViewGroup } from '../../../widgets/product/quick-view/readQuickView.ts';
import { clearPage, one, readPage, showPage } from '../../core/page/openPage.ts';

afterEach(clearPage);

const at = (path: string) => new URL(path, location.href).href;
const opener = (id: string, group = 'shop') =>
  `<span class="sqs-product-quick-view-button" id="o-${id}" role="button" data-id="${id}" data-group="${group}">Quick View</span>`;
const tile = (id: string, link: string, inside = opener(id)) => `<article><a href="${link}">${id}</a><figure>${inside}</figure></article>`;
const urlOf = (selector: string) => readQuickView(one(selector), readPage())?.url ?? null;

describe('the page of the product that an opener stands for', () => {
  it('is what the link of its tile leads to', () => {
    showPage(`<a href="/home">Home</a>${tile('1', '/store/p/one')}${tile('2', '/store/p/two?x=1')}`);
    expect(urlOf('#o-1')).toBe(at('/store/p/one'));
    expect(urlOf('#o-2')).toBe(at('/store/p/two?x=1'));
  });

  it('is its own link, or the one around it', () => {
    showPage(
      `<a id="own" href="/own" data-storefront="quick-view">Look</a><a href="/around"><span id="inner" data-storefront="quick-view"></span></a>`,
    );
    expect(urlOf('#own')).toBe(at('/own'));
    expect(urlOf('#inner')).toBe(at('/around'));
  });

  it('is not that of a neighbour: a tile without a link has none', () => {
    showPage(`<div>${tile('1', '/store/p/one')}<article><figure>${opener('2')}</figure></article></div>`);
    expect(readQuickView(one('#o-2'), readPage())).toBeNull();
  });

  it('is found beside a second opener of the same product', () => {
    showPage(tile('1', '/store/p/one', opener('1') + opener('1').replace('id="o-1"', 'id="copy"')));
    expect(urlOf('#copy')).toBe(at('/store/p/one'));
  });

  it.each(['https://elsewhere.example/p', 'javascript:alert(1)', '#top', 'http://[', ''])('is never %s', (link) => {
    showPage(`<main>${tile('1', link)}</main>`);
    expect(readQuickView(one('#o-1'), readPage())).toBeNull();
  });
});

describe('the products of one group', () => {
  it('are in the order of the page, each once', () => {
    showPage(tile('1', '/one') + tile('2', '/two', opener('2', 'other')) + tile('3', '/three') + tile('1', '/one') + tile('4', '#'));
    expect(readQuickViewGroup(one('#o-3'))).toEqual([at('/one'), at('/three')]);
    expect(readQuickViewGroup(one('#o-2'))).toEqual([at('/two')]);
  });

  it('are none without a group', () => {
    showPage(
      tile('1', '/one', '<button id="own" data-storefront="quick-view">Look</button>') +
        tile('2', '/two', '<button data-storefront="quick-view">Look</button>'),
    );
    expect(readQuickViewGroup(one('#own'))).toEqual([]);
  });
});

describe('whether a lightbox is open', () => {
  it.each([
    ['', false],
    ['<div class="sqs-product-quick-view-lightbox" hidden></div>', false],
    ['<div class="sqs-product-quick-view-lightbox"></div>', true],
  ])('is seen on the page: "%s"', (html, expected) => {
    showPage(html);
    expect(isLightboxOpen(document)).toBe(expected);
  });

  it('is told by the body', () => {
    showPage('');
    document.body.className = 'a sqs-modal-lightbox-open';
    expect(isLightboxOpen(document)).toBe(true);
  });
});
