import type { ScriptKind } from '../../demo/pages/pageRequest.ts';

export interface Contestant {
  readonly name: ContestantName;
  /** The page without the script, to isolate its cost. */
  readonly plain: 'plain page' | 'peer’s plain page';
  readonly path: (count: number) => string;
  /** Sanity check after the page is ready; otherwise the measurement is void. */
  readonly selects: (count: number) => number;
  /** Selector of the contestant's elements, for layout shifts. */
  readonly own: string | null;
  /** Prefix of its scripts' addresses, for its own tasks. */
  readonly scripts: string | null;
  /** Whether the page itself reports readiness; else it is ready when loaded. */
  readonly announces: boolean;
}

export type ContestantName =
  | 'plain page'
  | 'ours, UMD'
  | 'ours, ESM'
  | 'ours, lite UMD'
  | 'ours, lite ESM'
  | 'peer’s plain page'
  | 'peer, frames'
  | 'peer, inline'
  | 'peer, set';

const OURS = '.product-variants, .product-quantity-input, .sqs-add-to-cart-button, .product-price, [data-storefront]';
const PEERS = '.shopify-buy-frame';

const our = (name: ContestantName, script: ScriptKind): Contestant => ({
  name,
  plain: 'plain page',
  path: (count) => `/bench/list?n=${count}&pickers=1&script=${script}`,
  selects: (count) => 2 * count,
  own: script === 'none' ? null : OURS,
  scripts: script === 'none' ? null : '/dist/',
  announces: script !== 'none',
});

const peer = (name: ContestantName, mode: 'frames' | 'inline' | 'set' | null): Contestant => ({
  name,
  plain: 'peer’s plain page',
  path: (count) => `/peer?n=${count}${mode ? `&mode=${mode}` : ''}`,
  selects: (count) => (mode ? 2 * count : 0),
  own: mode && PEERS,
  scripts: mode && '/peer',
  announces: mode !== null,
});

/** In the order of the table; the plain pages have no script. */
export const contestants: readonly Contestant[] = [
  our('plain page', 'none'),
  our('ours, UMD', 'umd'),
  our('ours, ESM', 'esm'),
  our('ours, lite UMD', 'lite-umd'),
  our('ours, lite ESM', 'lite'),
  peer('peer’s plain page', null),
  peer('peer, frames', 'frames'),
  peer('peer, inline', 'inline'),
  peer('peer, set', 'set'),
];
