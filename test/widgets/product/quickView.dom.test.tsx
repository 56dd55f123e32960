import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

const assign = vi.fn();
const heard = vi.fn();
let open: OpenPage;

beforeEach(() => {
  assign.mockReset();
  heard.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  document.addEventListener('storefront:quick-view', heard);
});
afterEach(() => {
  open.close();
  document.removeEventListener('storefront:quick-view', heard);
  vi.restoreAllMocks();
});

const at = (path: string) => new URL(path, location.href).href;
const tile = (id: string, opener = '') =>
  `<article><a href="/p/${id}">${id}</a><span class="sqs-product-quick-view-button" role="button" tabindex="0" id="o-${id}" data-id="${id}" data-group="g">${opener}</span></article>`;
const anItem = (id: string, changes: object = {}) => ({
  id,
  collectionId: 'shop',
  title: `The ${id}`,
  pictures: [
    { id: '1', url: '/one.jpg', alt: 'From the left' },
    { id: '2', url: 'javascript:alert(1)', alt: 'Bad' },
  ],
  excerpt: null,
  data: { id, structuredContent: { productType: 1, variants: [] } },
  merchandising: undefined,
  ...changes,
});
const show = async (html = tile('mug', 'Quick View') + tile('bowl', 'Quick View') + tile('jug', 'Quick View')) => {
  open = await openWidgets(html, {});
};
const dialog = () => screen.queryByRole('dialog');
const asked = () => open.api.calls.map(({ given }) => given[0]);
const LOADING = { timeout: 20_000 };
const answer = async (item: object) => {
  open.api.calls.at(-1)!.answer(item);
  await vi.waitFor(() => expect(dialog()?.textContent).toContain((item as { title: string }).title), LOADING);
};

describe('an opener of a quick view', () => {
  it('says "Quick View" where nobody has written anything, and that it opens a dialog', async () => {
    await show(tile('mug'));
    expect(one('#o-mug').textContent).toBe('Quick View');
    expect(one('#o-mug').getAttribute('aria-haspopup')).toBe('dialog');
  });

  // Lists of versions 7 and 7.1: twenty openers with equal texts.
  it.each([
    ['its title', '<h3 class="ProductList-title"> The\n mug </h3><a href="/p/mug"><img alt="Blue"></a>', 'Quick View: The mug'],
    ['the words of its link', '<a href="/p/mug">Mug</a>', 'Quick View: Mug'],
    ['its picture', '<a href="/p/mug"><img alt="A blue mug"></a>', 'Quick View: A blue mug'],
    ['nothing', '<a href="/p/mug"></a>', null],
  ])('is told from others by %s', async (_what, inside, name) => {
    await show(
      `<article>${inside}<span class="sqs-product-quick-view-button" role="button" id="o-mug" data-id="mug">Quick View</span></article>`,
    );
    expect(one('#o-mug').getAttribute('aria-label')).toBe(name);
  });

  it('keeps the name that the server has given it', async () => {
    await show(tile('mug', 'Quick View').replace('role="button"', 'role="button" aria-label="Look at the mug"'));
    expect(one('#o-mug').getAttribute('aria-label')).toBe('Look at the mug');
  });

  it('keeps the server’s label, and is as it was in the end', async () => {
    const html = tile('mug', '<b>Look</b> closer');
    await show(html);
    expect(one('#o-mug').innerHTML).toBe('<b>Look</b> closer');
    expect(one('#o-mug').getAttribute('data-state')).toBe('idle');
    const { body } = document;
    const opener = one('#o-mug');
    open.close();
    body.append(opener);
    expect(opener.outerHTML).toBe(
      '<span class="sqs-product-quick-view-button" role="button" tabindex="0" id="o-mug" data-id="mug" data-group="g"><b>Look</b> closer</span>',
    );
    opener.remove();
  });

  it.each([
    ['a click', () => fireEvent.click(one('#o-mug'))],
    ['Enter', () => fireEvent.keyDown(one('#o-mug'), { key: 'Enter' })],
    ['Space', () => fireEvent.keyDown(one('#o-mug'), { key: ' ' })],
  ])('asks the host for the product at %s, once', async (_what, act) => {
    await show();
    expect(act()).toBe(false);
    act();
    expect(asked()).toEqual([at('/p/mug')]);
    await vi.waitFor(() => expect(one('#o-mug').getAttribute('aria-busy')).toBe('true'));
  });

  it('leaves a click for a new tab or a download to the browser, and one that others have answered to them', async () => {
    await show();
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(one('#o-mug'), { [key]: true });
    one('#o-mug').firstChild!.parentElement!.addEventListener('click', (event) => event.preventDefault(), true);
    fireEvent.click(one('#o-mug'));
    expect(asked()).toEqual([]);
  });
});

describe('a quick view', () => {
  it('shows the product in the parts that the page finds by hooks', async () => {
    await show();
    fireEvent.click(one('#o-mug'));
    await answer(anItem('mug'));
    const root = one('body > .sqs-product-quick-view-lightbox .sqs-product-quick-view-content > .ProductItem[data-storefront="product"]');
    expect({ ...root.dataset }).toMatchObject({ productId: 'mug', itemId: 'mug', collectionId: 'shop' });
    const parts = [...root.querySelectorAll<HTMLElement>('[data-storefront]')].map((part) => part.dataset['storefront']);
    expect(root.hasAttribute('data-product')).toBe(false);
    expect(parts).toEqual([
      'gallery',
      'price',
      'instalments',
      'status',
      'scarcity',
      'variants',
      'subscription',
      'quantity',
      'restock',
      'add-to-cart',
    ]);
    expect([...root.querySelectorAll('img')].map(({ src, alt }) => [src, alt])).toEqual([[at('/one.jpg'), 'From the left']]);
    expect(screen.getByRole('link', { name: 'View full item' }).getAttribute('href')).toBe(at('/p/mug'));
    expect(screen.getByRole('heading', { name: 'The mug' })).toBeTruthy();
  });

  it('has what the product’s page has: variants, plans, instalments, an excerpt', async () => {
    await show(tile('mug', 'Quick View'));
    fireEvent.click(one('#o-mug'));
    const plan = {
      productSubscriptionOptionId: 'monthly',
      subscriptionPlan: { billingPeriod: { unit: 'MONTH', value: 1 }, numBillingCycles: 0 },
      price: '900',
    };
    const variants = ['S', 'M'].map((Size) => aWireVariant({ Size }, { pricingOptions: [plan] }));
    await answer(
      anItem('mug', {
        excerpt: '<p>Holds <b>tea</b>.<script>window.ran = true</script></p>',
        data: { id: 'mug', structuredContent: { productType: 1, variants } },
        merchandising: {
          mug: { afterPayAvailable: true, afterPayMin: 100, afterPayMax: 9000, shopperLanguage: 'en', stripeAccountCountry: 'US' },
        },
      }),
    );
    await open.scan();
    const root = one('.ProductItem-quick-view');
    await vi.waitFor(() => expect(root.querySelectorAll('[data-storefront="subscription"] [type="radio"]')).toHaveLength(2), LOADING);
    expect(root.querySelector('.ProductItem-details-excerpt')?.innerHTML).toBe('<p>Holds tea.</p>');
    expect(root.querySelector('[data-storefront="price"]')?.textContent).toBe('$10.00');
    await vi.waitFor(() => {
      expect([...root.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'S', 'M', '0']);
      expect(root.querySelector('.afterpay-message')?.textContent).toBe('4 interest-free payments of $2.50');
    }, LOADING);
    expect(open.reports).toEqual([]);
  });

  it('shows all pictures of the product, one after the other, round and round', async () => {
    await show(tile('mug', 'Quick View'));
    fireEvent.click(one('#o-mug'));
    const pictures = ['left', 'right', 'above'].map((alt) => ({ id: alt, url: `/${alt}.jpg`, alt: alt === 'above' ? '' : alt }));
    await answer(anItem('mug', { pictures }));
    const seen = () => [...document.querySelectorAll('.storefront-pictures > .selected img')].map((image) => image.getAttribute('alt'));
    expect(seen()).toEqual(['left']);
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await open.show();
    expect(seen()).toEqual(['right']);
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await open.show();
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await open.show();
    fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    await open.show();
    expect(seen()).toEqual(['']);
    await vi.waitFor(() => expect(open.announced).toEqual(['right, 2 of 3', 'Picture 3 of 3', 'left, 1 of 3', 'Picture 3 of 3']), {
      timeout: 20_000,
    });
  });

  it('is told of, once', async () => {
    await show();
    fireEvent.click(one('#o-mug'));
    expect(heard).not.toHaveBeenCalled();
    await answer(anItem('mug'));
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([{ productInstance: null, itemId: 'mug' }]);
  });

  it('goes to the next and the previous of the group, round and round', async () => {
    await show();
    fireEvent.click(one('#o-mug'));
    await answer(anItem('mug'));
    fireEvent.click(screen.getByRole('button', { name: 'Previous product' }));
    expect(asked().at(-1)).toBe(at('/p/jug'));
    await answer(anItem('jug'));
    fireEvent.click(screen.getByRole('button', { name: 'Next product' }));
    expect(asked().at(-1)).toBe(at('/p/mug'));
    expect(dialog()!.textContent).toContain('The jug');
    await answer(anItem('mug'));
    // An event waits for files of parts that are on their way.
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3));
  });

  it('shows what was asked for last, whichever answer comes last', async () => {
    await show();
    fireEvent.click(one('#o-mug'));
    await answer(anItem('mug'));
    fireEvent.click(screen.getByRole('button', { name: 'Next product' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous product' }));
    const [, next] = open.api.calls;
    await answer(anItem('jug'));
    next!.answer(anItem('bowl'));
    await open.show();
    expect(dialog()!.textContent).toContain('The jug');
  });

  it('has nowhere to go to when it is alone', async () => {
    await show(tile('mug'));
    fireEvent.click(one('#o-mug'));
    await answer(anItem('mug'));
    expect(screen.queryByRole('button', { name: /product/ })).toBeNull();
  });

  it('closes, and what arrives after that opens nothing', async () => {
    await show();
    fireEvent.click(one('#o-mug'));
    await answer(anItem('mug'));
    fireEvent.click(screen.getByRole('button', { name: 'Next product' }));
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await vi.waitFor(() => expect(dialog()).toBeNull());
    open.api.calls.at(-1)!.answer(anItem('bowl'));
    await open.show();
    expect(dialog()).toBeNull();
    expect(one('#o-mug').getAttribute('data-state')).toBe('idle');
  });

  it('has the dialog’s own name when the product has none', async () => {
    await show();
    fireEvent.click(one('#o-mug'));
    open.api.calls.at(-1)!.answer(anItem('mug', { title: null, pictures: [], collectionId: null }));
    await vi.waitFor(() => expect(screen.getByRole('dialog', { name: 'Quick View' })).toBeTruthy(), LOADING);
  });

  it('is not opened beside a lightbox that the theme has opened itself, nor is the page left', async () => {
    await show();
    fireEvent.click(one('#o-mug'));
    document.body.insertAdjacentHTML('beforeend', '<div class="sqs-product-quick-view-lightbox"></div>');
    open.api.calls.at(-1)!.refuse('http');
    await open.show();
    expect(dialog()).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  it('is not opened after a lightbox of the theme’s own that the visitor has closed before the answer came', async () => {
    await show();
    fireEvent.click(one('#o-mug'));
    document.body.insertAdjacentHTML('beforeend', '<div class="sqs-product-quick-view-lightbox"></div>');
    await open.show();
    one('.sqs-product-quick-view-lightbox').remove();
    await open.show();
    open.api.calls.at(-1)!.answer(anItem('mug'));
    await vi.waitFor(() => expect(one('#o-mug').getAttribute('data-state')).toBe('idle'), LOADING);
    expect(dialog()).toBeNull();
    // Without the theme's answer it opens.
    fireEvent.click(one('#o-mug'));
    await answer(anItem('mug'));
  });

  it('that cannot be had leads to the product’s page', async () => {
    await show();
    fireEvent.click(one('#o-bowl'));
    open.api.calls.at(-1)!.refuse('offline');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(at('/p/bowl')));
  });

  it('leaves with its opener', async () => {
    await show();
    fireEvent.click(one('#o-mug'));
    await answer(anItem('mug'));
    open.close();
    expect(document.body.childNodes).toHaveLength(0);
  });
});
