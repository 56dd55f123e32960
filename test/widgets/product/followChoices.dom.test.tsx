import { createStore } from 'zustand/vanilla';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StorefrontEvents } from '../../../src/app/StorefrontEvents.ts';
import { createEmitter } from '../../../src/lib/emitter.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import type { ProductStates } from '../../../widgets/product/ProductState.ts';
import { followChoices } from '../../../widgets/product/startProducts.ts';
import { clearPage, one, showPage } from '../../core/page/openPage.ts';
import { aVariant } from '../../commerce/rules/aProduct.ts';

afterEach(clearPage);

const HTML = '<div id="root" class="product-block" data-product="{}"><img class="sqs-product-block-variant-image"></div>';
const source = () => document.querySelector('img')!.getAttribute('src');

function watch() {
  showPage(HTML);
  const events = createEmitter<StorefrontEvents>(() => undefined);
  const report = vi.fn();
  const page = { document, rootOf: (productKey: string) => (productKey === 'p1' ? one('#root') : null) } as unknown as Page;
  const leaving = new AbortController();
  followChoices(
    page,
    events,
    createStore<ProductStates>()(() => ({})),
    report,
    leaving.signal,
  );
  const stop = () => leaving.abort();
  const choose = (imageUrl: string | null, productKey = 'p1') =>
    events.emit('variant-change', { productInstance: productKey, itemId: 'mug', variant: aVariant({ imageUrl }), selection: {} });
  return { stop, choose, report };
}

describe('the pictures of products', () => {
  it('show the last of several choices made at once, and are put back in the end', async () => {
    const { stop, choose, report } = watch();
    for (const colour of ['red', 'green', 'blue']) choose(`https://pictures.example/${colour}.jpg`);
    await vi.waitFor(() => expect(source()).toBe('https://pictures.example/blue.jpg'), { timeout: 20_000 });
    choose('https://pictures.example/gone.jpg', 'a product that has left');
    stop();
    expect(document.body.innerHTML).toBe(HTML);
    expect(report).not.toHaveBeenCalled();
  });

  it('stay as they are when the shop is stopped before they are ready', async () => {
    const { stop, choose } = watch();
    choose('https://pictures.example/red.jpg');
    stop();
    choose('https://pictures.example/blue.jpg');
    await new Promise((go) => setTimeout(go, 50));
    expect(document.body.innerHTML).toBe(HTML);
  });
});
