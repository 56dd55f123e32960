import { cleanup, render } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStyleSheets } from '../../../src/lib/styleSheets.ts';
import { useCartState } from '../../../widgets/cart/useCart.ts';
import { useProduct } from '../../../widgets/product/useProducts.ts';
import { useShop } from '../../../src/core/ui/ShopContext.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useAttributes, useWrites } from '../../../src/core/ui/useWrites.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import { aProduct } from '../../commerce/rules/aProduct.ts';
import { openShop } from '../../app/openShop.ts';
import { inShop } from './inShop.tsx';

let element: HTMLElement;
const report = vi.fn();
let shop: ReturnType<typeof openShop>;
const inThisShop = (content: ReactNode) => inShop(content, { shop, report });

beforeEach(() => {
  report.mockReset();
  shop = openShop();
  document.body.innerHTML = '<button class="theirs hot" data-state="old" style="color: red;">Add</button>';
  element = document.querySelector('button')!;
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

describe('what a widget writes on its own element', () => {
  interface State {
    readonly attributes?: Readonly<Record<string, string | null>>;
    readonly classes?: Readonly<Record<string, boolean>>;
    readonly invisible?: boolean;
  }
  function Host({ state: { attributes, classes, invisible } }: { state: State }) {
    useAttributes(element, attributes ?? {});
    useWrites((write) => {
      for (const [name, isThere] of Object.entries(classes ?? {})) write.className(element, name, isThere);
      if (invisible) write.style(element, 'visibility', 'hidden');
    });
    return null;
  }
  const served = () => element.outerHTML;

  it('is there before anyone sees the page, and gone without a trace when the widget leaves', () => {
    const before = served();
    const state = { attributes: { 'data-state': 'adding', 'aria-busy': 'true' }, classes: { added: true, hot: false }, invisible: true };
    const { unmount } = render(inThisShop(<Host state={state} />));
    expect(element.getAttribute('data-state')).toBe('adding');
    expect(element.getAttribute('aria-busy')).toBe('true');
    expect(element.className).toBe('theirs added');
    expect(element.style.visibility).toBe('hidden');
    unmount();
    expect(element.classList.contains('hot')).toBe(true);
    element.className = 'theirs hot';
    expect(served()).toBe(before);
  });

  it('takes an attribute away where it is to have none, and puts it back at the end', () => {
    const { unmount, rerender } = render(inThisShop(<Host state={{ attributes: { 'data-state': null } }} />));
    expect(element.hasAttribute('data-state')).toBe(false);
    rerender(inThisShop(<Host state={{ attributes: { 'data-state': 'x' } }} />));
    unmount();
    expect(element.getAttribute('data-state')).toBe('old');
  });

  it('is written once per change, and not at all without one: others watch the page', async () => {
    const records: string[] = [];
    const observer = new MutationObserver((list) => records.push(...list.map(({ attributeName }) => String(attributeName))));
    observer.observe(element, { attributes: true });
    const written = async () => {
      await new Promise((go) => setTimeout(go));
      return records.splice(0);
    };
    const { rerender } = render(
      inThisShop(<Host state={{ attributes: { 'data-state': 'adding' }, classes: { added: false, theirs: true } }} />),
    );
    expect(await written()).toEqual(['data-state']);
    rerender(inThisShop(<Host state={{ attributes: { 'data-state': 'adding' }, classes: { added: false, theirs: true } }} />));
    expect(await written()).toEqual([]);
    rerender(inThisShop(<Host state={{ attributes: { 'data-state': 'adding' }, classes: { added: true, theirs: true } }} />));
    expect(await written()).toEqual(['class']);
    observer.disconnect();
  });

  it('leaves alone what others write meanwhile', () => {
    const { rerender, unmount } = render(inThisShop(<Host state={{ classes: { added: true } }} />));
    element.classList.add('theirs-too');
    element.setAttribute('data-theirs', '1');
    rerender(inThisShop(<Host state={{ classes: { added: false } }} />));
    expect(element.className).toBe('theirs hot theirs-too');
    unmount();
    expect(element.className).toBe('theirs hot theirs-too');
    expect(element.getAttribute('data-theirs')).toBe('1');
  });

  it('hides without giving up the place, and keeps the theme’s own style', () => {
    const { rerender } = render(inThisShop(<Host state={{ invisible: true }} />));
    expect(element.getAttribute('style')).toContain('visibility: hidden');
    rerender(inThisShop(<Host state={{ invisible: false }} />));
    expect(element.style.visibility).toBe('');
    expect(element.style.color).toBe('red');
    element.removeAttribute('style');
    rerender(inThisShop(<Host state={{ invisible: true }} />));
    rerender(inThisShop(<Host state={{}} />));
    expect(element.hasAttribute('style')).toBe(false);
  });
});

describe('what a widget hears on its own element', () => {
  const Ear = ({ hear }: { hear: (event: MouseEvent) => void }) => (useElementEvents(element, { click: hear }), null);

  it('is what happens there, with the handler of the latest rendering, until it leaves', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender, unmount } = render(inThisShop(<Ear hear={first} />));
    element.click();
    rerender(inThisShop(<Ear hear={second} />));
    element.click();
    unmount();
    element.click();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('does not disturb the page when the handler throws', () => {
    const boom = new Error('boom');
    render(
      inThisShop(
        <Ear
          hear={() => {
            throw boom;
          }}
        />,
      ),
    );
    expect(() => element.click()).not.toThrow();
    expect(report).toHaveBeenCalledExactlyOnceWith(boom);
  });
});

describe('what a widget knows of the shop', () => {
  it('is rendered again when that changes, and only then', () => {
    const renderings = vi.fn();
    const Count = () => {
      renderings();
      return useCartState((cart) => cart.settled) ? 'settled' : 'waiting';
    };
    shop.products.open('p1', aProduct());
    const { container } = render(inThisShop(<Count />));
    expect(container.textContent).toBe('waiting');
    act(() => shop.products.setQuantity('p1', '2'));
    expect(renderings).toHaveBeenCalledOnce();
    act(() => shop.cart.settle());
    expect(container.textContent).toBe('settled');
  });

  it('is its own product, and none once that has left', () => {
    const Title = () => useProduct('p1')?.product.title ?? 'gone';
    shop.products.open('p1', aProduct({ title: 'Mug' }));
    const { container } = render(inThisShop(<Title />));
    expect(container.textContent).toBe('Mug');
    act(() => shop.products.close('p1'));
    expect(container.textContent).toBe('gone');
  });

  it('is an error of ours where there is no shop', () => {
    const Lost = () => useShop().settings.cartPath;
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('outside the storefront');
    complain.mockRestore();
  });
});

describe('the style sheet of a widget', () => {
  it('is on the page for as long as any such widget is', () => {
    shop = openShop({ styles: createStyleSheets(document, true) });
    const Styled = () => (useStyles('.x { color: red }'), null);
    const one = render(inThisShop(<Styled />));
    const two = render(inThisShop(<Styled />));
    expect(document.adoptedStyleSheets).toHaveLength(1);
    one.unmount();
    expect(document.adoptedStyleSheets).toHaveLength(1);
    two.unmount();
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });
});
