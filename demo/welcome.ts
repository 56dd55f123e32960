import { scenarios } from '../mocks/scenarios.ts';

/** Pages worth a click, with what there is to see on each. */
const LINKS: readonly (readonly [path: string, what: string])[] = [
  ['/', 'the front page, with three products'],
  ['/store', 'a list that sells'],
  ['/store/p/breakfast-mug', 'a product with options, prices and stock'],
  ['/store/p/breakfast-mug?markup=hooks', 'the same in HTML without the platform’s class names'],
  ['/store/p/breakfast-mug?reviews=1', 'what customers say of it'],
  ['/cart', 'the cart'],
  ['/contact', 'a form'],
  ['/fixtures/account', 'signing in (anna@example.com, kettle)'],
  ['/fixtures/popup?popup=timer&popup-mobile=1', 'the popup'],
  ['/owner', 'the owner’s screens'],
];

/**
 * The text that `npm start` prints: the address of the demo shop and its pages.
 *
 * @param url address of the server, without a slash at its end
 *
 * @param asked the port that was asked for; 0: any
 */
export function welcome(url: string, asked: number): string {
  const { port } = new URL(url);
  const width = Math.max(...LINKS.map(([path]) => path.length)) + url.length + 2;
  return [
    `Demo shop: ${url}/`,
    ...(asked !== 0 && String(asked) !== port ? [`Port ${asked} is taken, so the shop is on port ${port}.`] : []),
    '',
    'Worth a click:',
    ...LINKS.map(([path, what]) => `  ${(url + path).padEnd(width)}  ${what}`),
    '',
    `The guide: ${url}/guide`,
    `Scenarios, as in ${url}/?scenario=slow: ${Object.keys(scenarios).join(', ')}`,
  ].join('\n');
}
