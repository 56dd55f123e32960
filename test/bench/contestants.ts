import type { ScriptKind } from '../../demo/pages/pageRequest.ts';

/** One way of showing the same list of N products. */
export interface Contestant {
  readonly name: ContestantName;
  /** The page without the script, to tell what the script itself costs. */
  readonly plain: 'plain page' | 'peer’s plain page';
  readonly path: (count: number) => string;
  /** What the page must hold once it says that it is ready; anything else means that the measurement is void. */
  readonly selects: (count: number) => number;
  /** What belongs to the contestant in a page, for layout shifts. */
  readonly own: string | null;
  /** How the addresses of its scripts start, for the tasks that are its own. */
  readonly scripts: string | null;
  /** Whether the page itself says when all is mounted; without, it is when it has loaded. */
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

/** Everyone who is measured, in the order of the table. The plain pages carry no script. */
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
