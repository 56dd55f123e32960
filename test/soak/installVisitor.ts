import type { Storefront } from '../../src/app/Storefront.ts';

/** An event about the cart that the shop has emitted. */
export interface Told {
  readonly name: string;
  readonly itemId: string | null;
  readonly sku: string | null;
  readonly quantity: number;
}

/** How a call of the cart ended: done, refused, or uncertain. */
export type Outcome = 'done' | 'refused' | 'uncertain';

/** The interface on `window.visitor` in each page of the soak run. */
export interface Visitor {
  readonly told: Told[];
  readonly shop: () => Storefront;
  readonly call: (name: string, given: readonly unknown[]) => Promise<Outcome>;
  readonly goTo: (path: string) => Promise<void>;
}

/**
 * Runs in the page before its scripts: listens for what the shop emits, calls the cart, and changes the page without a reload as themes'
 * scripts do.
 */
export function installVisitor(): void {
  const told: Told[] = [];
  const queue: unknown[] = [];
  for (const name of ['before-add', 'item-added', 'add-failed', 'cart-failed', 'before-checkout']) {
    const note = (detail: Partial<Told & { preventDefault(): void }>) => {
      told.push({ name, itemId: detail.itemId ?? null, sku: detail.sku ?? null, quantity: detail.quantity ?? 0 });
      // A subscription is sold on the checkout's page, which would be loaded.
      if (name === 'before-checkout') detail.preventDefault?.();
    };
    queue.push(['on', name, note]);
  }
  const shop = () => window.Storefront as Storefront;
  const isUncertain = (kind: string, status: number | null) =>
    ['offline', 'timeout', 'schema', 'unconfirmed', 'aborted'].includes(kind) || (status ?? 0) >= 500;

  const visitor: Visitor = {
    told,
    shop,
    async call(name, given) {
      const calls = shop().cart as unknown as Record<string, (...values: unknown[]) => ReturnType<Storefront['cart']['load']>>;
      const answer = await calls[name]!(...given);
      if (answer.ok) return 'done';
      return isUncertain(answer.error.kind, answer.error.status) ? 'uncertain' : 'refused';
    },
    async goTo(path) {
      const next = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
      dispatchEvent(new Event('mercury:unload'));
      history.pushState(null, '', path);
      document.title = next.title;
      const context = next.querySelector('[data-name="static-context"]')?.textContent ?? '';
      // oxlint-disable-next-line no-new-func -- the page's own script, which the parser does not run
      new Function(context)();
      document.body.replaceChildren(...next.body.childNodes);
      for (const target of [window, document]) target.dispatchEvent(new Event('mercury:load'));
    },
  };
  Object.assign(window, { visitor, Storefront: queue });
  // A link to the cart that opens no mini cart would load its page, and the first tab is never loaded anew.
  addEventListener('click', (event) => {
    if (!event.defaultPrevented && event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
}
