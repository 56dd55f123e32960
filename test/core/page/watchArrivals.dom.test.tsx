import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchArrivals } from '../../../src/core/page/watchArrivals.ts';
import { clearPage, showPage } from './openPage.ts';

const mug = '<article class="ProductItem" data-item-id="mug"></article>';
const bowl = '<article class="ProductItem" data-item-id="bowl"></article>';
const turn = () => new Promise((go) => setTimeout(go));
let told: string[];
let leaving: AbortController;

beforeEach(() => {
  history.replaceState(null, '', '/store/p/mug');
  showPage(mug, { item: { id: 'mug' } });
  told = [];
  leaving = new AbortController();
  const arrivals = {
    leave: () => told.push('leave'),
    arrive: () => told.push('arrive'),
    look: () => told.push('look'),
  };
  watchArrivals(document, arrivals, leaving.signal);
});
afterEach(() => {
  leaving.abort();
  clearPage();
});

const goTo = (id: string) => {
  history.replaceState(null, '', `/store/p/${id}`);
  showPage(id === 'mug' ? mug : bowl, { item: { id } });
};

describe('a page that changes without a reload', () => {
  // These event names are in scripts of existing templates.
  it('leaves at `mercury:unload`, once, and comes back at `mercury:load`', () => {
    dispatchEvent(new Event('mercury:unload'));
    dispatchEvent(new Event('mercury:unload'));
    goTo('bowl');
    dispatchEvent(new Event('mercury:load'));
    expect(told).toEqual(['leave', 'arrive']);
  });

  it('comes back also where it is the same page again', () => {
    dispatchEvent(new Event('mercury:unload'));
    dispatchEvent(new Event('mercury:load'));
    expect(told).toEqual(['leave', 'arrive']);
  });

  it.each<[string, () => EventTarget]>([
    ['mercury:load', () => window],
    ['controller:refresh', () => window],
    ['sqs-route-did-change', () => document],
  ])('is another one at %s where it has other products or another address, else looked over', (name, target) => {
    target().dispatchEvent(new Event(name));
    expect(told).toEqual(['look']);
    goTo('bowl');
    target().dispatchEvent(new Event(name));
    target().dispatchEvent(new Event(name));
    history.replaceState(null, '', '/store');
    target().dispatchEvent(new Event(name));
    expect(told).toEqual(['look', 'arrive', 'look', 'arrive']);
  });

  it('is another one after `popstate` once its content is there, before or after', async () => {
    history.replaceState(null, '', '/store/p/bowl');
    dispatchEvent(new PopStateEvent('popstate'));
    document.body.append('loading');
    await turn();
    expect(told).toEqual([]);
    showPage(bowl, { item: { id: 'bowl' } });
    await turn();
    expect(told).toEqual(['arrive']);
    goTo('mug');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(told).toEqual(['arrive', 'arrive']);
  });

  it('is the same one after `popstate` to another query, a filter or a chosen variant', async () => {
    history.replaceState(null, '', '?variant=2');
    dispatchEvent(new PopStateEvent('popstate'));
    document.body.innerHTML = bowl;
    await turn();
    expect(told).toEqual([]);
  });

  it('is the same one with a product in a dialog', () => {
    document.body.insertAdjacentHTML('beforeend', `<div class="sqs-modal-lightbox">${bowl}</div>`);
    dispatchEvent(new Event('controller:refresh'));
    expect(told).toEqual(['look']);
  });

  it('leaves while the site’s editor has it, whatever is said meanwhile', async () => {
    document.body.classList.add('sqs-edit-mode-active');
    await turn();
    dispatchEvent(new Event('controller:refresh'));
    expect(told).toEqual(['leave']);
    document.body.classList.remove('sqs-edit-mode-active');
    await turn();
    expect(told).toEqual(['leave', 'arrive']);
  });

  it('is not heard any more once that is over', async () => {
    leaving.abort();
    document.body.classList.add('sqs-edit-mode-active');
    for (const name of ['mercury:unload', 'mercury:load', 'popstate']) dispatchEvent(new Event(name));
    await turn();
    expect(told).toEqual([]);
  });
});
