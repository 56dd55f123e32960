import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from '../../../src/core/page/createAnnouncer.ts';
import { mayHaveCart, watchForParts } from '../../../src/core/page/watchForParts.ts';
import { watchPage, type PageChange } from '../../../src/app/followPage.ts';
import { clearPage, one, showForeignPage, showPage } from './openPage.ts';

const WIDGETS = [
  { name: 'price', needsCart: false },
  { name: 'cart-count', needsCart: true },
];
const turn = () => new Promise((go) => setTimeout(go));
const element = (html: string): Element => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild!;
};
const setCookie = (text: string) => void (document.cookie = text);
const forgetCookies = () => {
  for (const part of document.cookie.split(';')) document.cookie = `${part.split('=')[0]!.trim()}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
};

beforeEach(() => showForeignPage(''));
afterEach(() => {
  clearPage();
  forgetCookies();
  vi.useRealTimers();
});

describe('watching the page', () => {
  let changes: PageChange[];
  let leaving: AbortController;
  beforeEach(() => {
    changes = [];
    leaving = new AbortController();
    watchPage(
      document,
      (node) => node instanceof Element && node.matches('.mounted'),
      (change) => changes.push(change),
      leaving.signal,
    );
  });
  afterEach(() => leaving.abort());

  it('tells of what arrives, all of one turn at once', async () => {
    document.body.append('text', element('<p id="a"></p>'), element('<p id="b"></p>'));
    one('#a').append(element('<i id="c"></i>'));
    await turn();
    expect(changes).toEqual([{ added: [one('#a'), one('#b'), one('#c')], removed: false, touched: [] }]);
  });

  it('tells that something has gone', async () => {
    document.body.append(element('<p id="a"></p>'));
    await turn();
    one('#a').remove();
    await turn();
    expect(changes[1]).toEqual({ added: [], removed: true, touched: [] });
  });

  it('does not tell of what came and went in the same turn', async () => {
    document.body.append(element('<p id="a"></p>'));
    one('#a').remove();
    await turn();
    expect(changes).toEqual([{ added: [], removed: true, touched: [] }]);
  });

  it('does not mind texts, attributes and classes', async () => {
    document.body.append('text');
    document.body.className = 'x';
    await turn();
    expect(changes).toEqual([]);
  });

  it('does not search what a mounted part shows, and names the part', async () => {
    document.body.append(element('<p id="a" class="mounted"></p>'));
    await turn();
    one('#a').append(element('<i></i>'));
    await turn();
    expect(changes[1]).toEqual({ added: [], removed: false, touched: [one('#a')] });
  });

  it('tells whose part it was when something changes further in, and does not search that, such as the hundred lines of a cart', async () => {
    document.body.append(element('<p id="a" class="mounted"><b></b></p>'));
    await turn();
    one('#a b').append(element('<i></i>'));
    await turn();
    one('#a b i').remove();
    await turn();
    const touched = { added: [], removed: false, touched: [one('#a')] };
    expect(changes.slice(1)).toEqual([touched, touched]);
  });

  it('ends when it is called off', async () => {
    leaving.abort();
    document.body.append(element('<p></p>'));
    await turn();
    expect(changes).toEqual([]);
  });
});

describe('waiting for something to sell', () => {
  const onNeeded = vi.fn();
  const onChecked = vi.fn();
  let off: () => void = () => undefined;
  const wait = (cookieNames = {}) => void (off = watchForParts(document, WIDGETS, cookieNames, onChecked, onNeeded));

  beforeEach(() => {
    onNeeded.mockReset();
    onChecked.mockReset();
  });
  afterEach(() => off());

  it('is over at once on a page with a part of ours', () => {
    showForeignPage('<p data-storefront="price"></p>');
    wait();
    expect(onNeeded).toHaveBeenCalledOnce();
    expect(onChecked).not.toHaveBeenCalled();
  });

  it('goes on while a page has nothing of ours, and says so once', async () => {
    showForeignPage('<p class="product-price"></p>');
    wait();
    expect(onChecked).toHaveBeenCalledOnce();
    document.body.append(element('<p>news</p>'));
    await turn();
    expect(onNeeded).not.toHaveBeenCalled();
    expect(onChecked).toHaveBeenCalledOnce();
  });

  it('is over, once, when a part arrives later, be it deep inside something else', async () => {
    wait();
    document.body.append(element('<div><p data-storefront="price"></p></div>'));
    await turn();
    document.body.append(element('<p data-storefront="price"></p>'));
    await turn();
    expect(onNeeded).toHaveBeenCalledOnce();
  });

  it('is over when the page declares its context later', async () => {
    showForeignPage('<p class="product-price"></p>');
    wait();
    document.body.append(element('<script type="application/json" data-storefront-context>{}</script>'));
    await turn();
    expect(onNeeded).toHaveBeenCalledOnce();
  });

  it('does not end for a cart’s badge while the visitor has no cart', async () => {
    showForeignPage('<b data-storefront="cart-count">0</b>');
    wait();
    expect(onNeeded).not.toHaveBeenCalled();
  });

  it('ends for a cart’s badge when the visitor has a cart', () => {
    setCookie('CART=abc');
    showForeignPage('<b data-storefront="cart-count">0</b>');
    wait();
    expect(onNeeded).toHaveBeenCalledOnce();
  });

  it('ends for a cart’s badge where the page’s context names the account that is logged in', () => {
    showPage('<b class="sqs-cart-quantity">0</b>', { authenticatedAccount: { id: 'a1', roles: [10] } });
    wait();
    expect(onNeeded).toHaveBeenCalledOnce();
  });

  it('ends on any page of the platform when the visitor has a cart: it shall have its pill', () => {
    setCookie('hasCart=true');
    showPage('<p>About us</p>');
    wait();
    expect(onNeeded).toHaveBeenCalledOnce();
  });

  it('does not end on pages of other sites because the visitor has a cart', () => {
    setCookie('hasCart=true');
    showForeignPage('<p>About us</p>');
    wait();
    expect(onNeeded).not.toHaveBeenCalled();
  });

  it.each(['sqs-edit-mode-active', 'sqs-is-page-editing'])('lasts as long as the site editor has the page open (%s)', async (name) => {
    showPage('<p class="product-price"></p>');
    document.body.className = name;
    wait();
    expect(onNeeded).not.toHaveBeenCalled();
    document.body.append(element('<p class="product-price"></p>'));
    await turn();
    expect(onNeeded).not.toHaveBeenCalled();
    document.body.className = 'other';
    await turn();
    expect(onNeeded).toHaveBeenCalledOnce();
  });

  it('ends in nothing when it is called off', async () => {
    wait();
    off();
    document.body.append(element('<p data-storefront="price"></p>'));
    await turn();
    expect(onNeeded).not.toHaveBeenCalled();
  });
});

describe('whether the visitor may have a cart', () => {
  it.each([
    ['nothing', '', {}, false],
    ['the has-cart cookie', 'hasCart=true', {}, true],
    ['a has-cart cookie that says no', 'hasCart=false', {}, false],
    ['a cart cookie', 'CART=abc', {}, true],
    ['a login', 'SiteUserSecureAuthToken=x', {}, true],
    ['the site’s own name for it', 'basket=1', { cartCookie: 'basket' }, true],
    ['the usual name on a site with a name of its own', 'CART=abc', { cartCookie: 'basket' }, false],
  ])('is told by %s', (_case, cookie, cookieNames, may) => {
    if (cookie) setCookie(cookie);
    expect(mayHaveCart(cookieNames)).toBe(may);
  });
});

describe('saying something to those who do not see it', () => {
  it('is done in one region that is there, empty, before the first word', () => {
    vi.useFakeTimers();
    const announcer = createAnnouncer(document);
    const region = one('.storefront-status');
    expect([region.getAttribute('role'), region.getAttribute('aria-live'), region.textContent]).toEqual(['status', 'polite', '']);
    announcer.say('1 × Mug added to cart.');
    vi.advanceTimersByTime(0);
    expect(region.textContent).toBe('1 × Mug added to cart.');
    announcer.remove();
    expect(document.querySelector('.storefront-status')).toBeNull();
  });

  it('is one sentence after the other when several parts speak at one moment, none twice', async () => {
    const announcer = createAnnouncer(document);
    const heard: string[] = [];
    const observer = new MutationObserver(() => heard.push(one('.storefront-status').textContent));
    observer.observe(one('.storefront-status'), { childList: true, characterData: true, subtree: true });
    for (const text of ['$18.00.', 'Only 2 left.', 'Only 2 left.']) announcer.say(text);
    await vi.waitFor(() => expect(heard).toEqual(['$18.00. Only 2 left.']));
    announcer.remove();
    observer.disconnect();
  });

  it('is done in a region of the page as it is now, also where a script has replaced the page', () => {
    vi.useFakeTimers();
    const announcer = createAnnouncer(document);
    document.body.replaceChildren();
    announcer.say('one');
    vi.advanceTimersByTime(0);
    expect(one('.storefront-status').textContent).toBe('one');
    announcer.remove();
  });

  it('is over with the shop: what speaks afterwards leaves nothing behind', () => {
    vi.useFakeTimers();
    const announcer = createAnnouncer(document);
    announcer.remove();
    announcer.say('late');
    expect([document.querySelector('.storefront-status'), vi.getTimerCount()]).toEqual([null, 0]);
  });

  it('stays for seven seconds, counted from the last word', () => {
    vi.useFakeTimers();
    const announcer = createAnnouncer(document);
    announcer.say('one');
    vi.advanceTimersByTime(6000);
    announcer.say('two');
    vi.advanceTimersByTime(6999);
    expect(one('.storefront-status').textContent).toBe('two');
    vi.advanceTimersByTime(1);
    expect(one('.storefront-status').textContent).toBe('');
    announcer.say('three');
    announcer.remove();
    expect(vi.getTimerCount()).toBe(0);
  });
});
