/** The cart page as the shop has written it, with one line. */
export interface CartMarkup {
  readonly html: string;
  /** Its style sheets. */
  readonly css: string;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly imageUrl: string;
  readonly quantity: number;
  readonly purchasePriceCents: number;
  readonly subTotal: number;
  readonly chosenVariant: { readonly optionValues: readonly { readonly optionName: string; readonly value: string }[] } | null;
}

interface ShoppingCart {
  readonly entries: readonly Entry[];
  readonly subtotalCents: number;
}

/** Runs in the shop's own page, once its lines are there. */
export function readCartMarkup(): CartMarkup {
  const copy = document.querySelector('#sqs-cart-container')!.cloneNode(true) as Element;
  for (const row of [...copy.querySelectorAll('.cart-row')].slice(1)) row.remove();
  const sheets = [...document.adoptedStyleSheets, ...[...document.querySelectorAll('style')].flatMap(({ sheet }) => sheet ?? [])];
  return { html: copy.innerHTML, css: sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n') };
}

/**
 * Runs in a page without the shop, first: the least that can be written by hand to show the same cart, with the same nodes, and to send a
 * quantity that was changed. The lower bound for the shop's work.
 *
 * @param how `onScreen`: the number of lines that are shown before the others
 */
export function installCartByHand({ html, css, onScreen }: CartMarkup & { readonly onScreen: number }): void {
  const amount = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const crumb = () => /crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const show = async () => {
    const place = document.querySelector<HTMLElement>('#sqs-cart-container')!;
    const cart = (await (await fetch('/api/commerce/shopping-cart')).json()) as ShoppingCart;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const template = document.createElement('template');
    template.innerHTML = html;
    const rows = template.content.querySelector('.cart-rows')!;
    const row = rows.firstElementChild!;
    rows.replaceChildren();

    const find = (line: Element, name: string) => line.querySelector<HTMLElement>(`.cart-row-${name}`)!;
    const lineOf = ({ id, title, fullUrl, imageUrl, quantity, purchasePriceCents, subTotal, chosenVariant }: Entry): Element => {
      const line = row.cloneNode(true) as HTMLElement;
      const values = chosenVariant?.optionValues ?? [];
      const name = [title, ...values.map(({ value }) => value)].join(', ');
      line.dataset['id'] = id;
      (find(line, 'img') as HTMLImageElement).src = `${imageUrl}?format=100w`;
      (find(line, 'title') as HTMLAnchorElement).href = fullUrl;
      find(line, 'title').textContent = title;
      find(line, 'variants').replaceChildren(
        ...values.map(({ optionName, value }) => {
          const variant = document.createElement('div');
          variant.className = 'cart-row-variant';
          const option = document.createElement('span');
          option.className = 'cart-row-option';
          option.textContent = `${optionName}:`;
          variant.append(option, ` ${value}`);
          return variant;
        }),
      );
      find(line, 'unit-price').firstElementChild!.textContent = `${amount(purchasePriceCents)} each`;
      (find(line, 'qty-input') as HTMLInputElement).value = `${quantity}`;
      find(line, 'qty-input').setAttribute('aria-label', `Quantity of ${name}`);
      find(line, 'price').textContent = amount(subTotal);
      find(line, 'remove').setAttribute('aria-label', `Remove ${name}`);
      return line;
    };
    const writeSums = ({ subtotalCents }: ShoppingCart) => {
      for (const name of ['subtotal', 'total']) place.querySelector(`.cart-${name}-price`)!.textContent = amount(subtotalCents);
    };
    rows.append(...cart.entries.slice(0, onScreen).map(lineOf));
    place.append(template.content);
    writeSums(cart);
    place.dataset['state'] = 'loaded';
    requestAnimationFrame(() => setTimeout(() => rows.append(...cart.entries.slice(onScreen).map(lineOf))));

    rows.addEventListener('input', async ({ target }) => {
      const line = (target as Element).closest<HTMLElement>('.cart-row')!;
      place.dataset['state'] = 'loading';
      const answer = await fetch(`/api/commerce/shopping-cart/entries/${line.dataset['id']}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'X-CSRF-Token': crumb() },
        body: JSON.stringify({ quantity: Number((target as HTMLInputElement).value) }),
      });
      const { shoppingCart } = (await answer.json()) as { readonly shoppingCart: ShoppingCart };
      const entry = shoppingCart.entries.find(({ id }) => id === line.dataset['id'])!;
      find(line, 'price').textContent = amount(entry.subTotal);
      writeSums(shoppingCart);
      place.dataset['state'] = 'loaded';
    });
  };
  document.addEventListener('DOMContentLoaded', () => void show());
}
