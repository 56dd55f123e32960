import type { Cart } from '../../src/commerce/model/cart.ts';
import { MAX_QUANTITY } from '../../src/commerce/model/constants.ts';
import { explainFailure } from '../../src/commerce/texts/explainFailure.ts';
import type { AgentDeps } from './AgentDeps.ts';
import { answer, failed, refused, short, unknown, waiting } from './answers.ts';
import type { Tool, ToolAnswer } from './ModelContext.ts';
import { untilWaiting } from './untilWaiting.ts';

const MOST_LINES = 50;
/** Failures after which a change may have been made. */
const UNKNOWN: ReadonlySet<string> = new Set(['unconfirmed', 'timeout', 'offline', 'schema', 'aborted']);

const NOTHING = { type: 'object', properties: {} } as const;

const UPDATE = {
  type: 'object',
  properties: {
    line_items: {
      type: 'array',
      description: 'Only the lines to change.',
      maxItems: MOST_LINES,
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'The id of the line, from get_cart on this page.' },
          quantity: { type: 'integer', minimum: 0, maximum: MAX_QUANTITY, description: 'How many there are to be; 0 takes the line out.' },
        },
        required: ['id', 'quantity'],
      },
    },
  },
  required: ['line_items'],
} as const;

/** The tools of the cart. Names and shapes as the Universal Commerce Protocol has them: https://ucp.dev/specification/shopping/cart */
export function createCartTools({ shop }: Pick<AgentDeps, 'shop'>): readonly Tool[] {
  const { cart, settings } = shop;
  const lines = createLineIds();
  const readCart = async (): Promise<ToolAnswer> => {
    if (!cart.get() && !settings.mayHaveCart()) return answer(EMPTY);
    const read = await cart.load();
    if (read.ok) return answer(describeCart(read.value, lines.idOf));
    return refused('The cart could not be read. Nothing was changed; try again later.', explainFailure(read.error, settings));
  };
  return [
    {
      name: 'get_cart',
      description: "Reads the visitor's cart. Amounts are whole minor units (cents) of the currency.",
      inputSchema: NOTHING,
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      run: readCart,
    },
    {
      name: 'update_cart',
      description: "Changes quantities of lines in the visitor's cart, or takes lines out. Call get_cart first. Answers with the cart.",
      inputSchema: UPDATE,
      annotations: { untrustedContentHint: true },
      async run(input) {
        const changes = input['line_items'] as readonly { readonly id: string; readonly quantity: number }[];
        const known = changes.map(({ id, quantity }) => ({ entryId: lines.entryOf(id), quantity }));
        const inCart = new Set(cart.get()?.entries.map(({ id }) => id));
        if (new Set(changes.map(({ id }) => id)).size < changes.length) return failed('Nothing was changed: a line is named twice.');
        if (known.some(({ entryId }) => !inCart.has(entryId)))
          return failed('Nothing was changed: a line is not in the cart. Call get_cart for the lines that there are.');
        const changed = known.map(({ entryId, quantity }) => (quantity === 0 ? cart.remove(entryId) : cart.update(entryId, quantity)));
        const outcome = untilWaiting(cart, Promise.all(changed));
        void cart.flush();
        const results = await outcome;
        if (!results) return waiting();
        const failures = results.flatMap((result) => (result.ok ? [] : [result.error]));
        if (failures.length === 0) return readCart();
        const words = failures.map((error) => explainFailure(error, settings)).join(' ');
        if (failures.some(({ kind }) => UNKNOWN.has(kind))) return unknown(words);
        return refused('Not every line was changed. Call get_cart to see the cart as it is now.', words);
      },
    },
    {
      name: 'open_cart',
      description: 'Shows the cart to the visitor, who alone can go to the checkout and pay.',
      inputSchema: NOTHING,
      annotations: {},
      async run() {
        if (await cart.open()) return answer({ opened: true });
        return failed(`The cart does not open on this page. The visitor finds it at ${settings.cartPath}.`);
      },
    },
  ];
}

/** Ids of lines for agents, because the platform's are none of their business. */
function createLineIds(): { idOf(entryId: string): string; entryOf(id: string): string } {
  const entries: string[] = [];
  return {
    idOf(entryId) {
      if (!entries.includes(entryId)) entries.push(entryId);
      return `line_${entries.indexOf(entryId) + 1}`;
    },
    entryOf: (id) => (/^line_\d+$/.test(id) && entries[Number(id.slice(5)) - 1]) || '',
  };
}

const EMPTY = { line_items: [], totals: [] };

function describeCart(cart: Cart, idOf: (entryId: string) => string): object {
  const { entries, subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents, subtotalAmount } = cart;
  const sums = { subtotal: subtotalCents, discount: -discountCents, fulfillment: shippingCostCents, tax: taxCents };
  return {
    ...(subtotalAmount && { currency: subtotalAmount.currencyCode }),
    line_items: entries.slice(0, MOST_LINES).map(({ id, itemId, title, purchasePriceCents, quantity, chosenVariant, subTotal }) => ({
      id: idOf(id),
      item: { id: short(itemId), title: short(title ?? ''), price: purchasePriceCents },
      options: Object.entries(chosenVariant?.attributes ?? {})
        .slice(0, 10)
        .map(([name, label]) => ({ name: short(name), label: short(label) })),
      quantity,
      totals: subTotal === null ? [] : [{ type: 'subtotal', amount: subTotal }],
    })),
    ...(entries.length > MOST_LINES && { more_lines: entries.length - MOST_LINES }),
    totals: [
      ...Object.entries(sums)
        .filter(([type, amount]) => type === 'subtotal' || amount !== 0)
        .map(([type, amount]) => ({ type, amount })),
      { type: 'total', amount: grandTotalCents },
    ],
  };
}
