/** A part that an owner can switch on; words are HTML. */
export interface ShopOwnerPart {
  /** The page by widget that explains it, and its picture. */
  readonly widget: string;
  readonly title: string;
  readonly what: string;
  /** The line to paste. */
  readonly line: string;
  /** Where the line goes. */
  readonly where: string;
  /** The setting of the platform that has to be switched on as well. */
  readonly setting?: string;
}

const IN_PRODUCT = 'in the product, where it is to stand';
const IN_PAGE = 'once in the page, at its end';

export const shopOwnerParts: readonly ShopOwnerPart[] = [
  {
    widget: 'mini-cart',
    title: 'The cart beside the page',
    what: 'Visitors see at once what they have added, change the quantity and continue to the checkout, without leaving the page.',
    line: '<script type="module" src="/storefront/storefront.lite.js" data-mini-cart="on" data-after-add="mini-cart"></script>',
    where: 'in place of the script’s line in the head',
  },
  {
    widget: 'sticky-add',
    title: 'An add button that stays in sight on phones',
    what: 'Once the button has left the window, a bar at its lower edge has name, price and the button.',
    line: '<div data-storefront="sticky-add"></div>',
    where: IN_PRODUCT,
  },
  {
    widget: 'add-to-cart',
    title: 'Buy now',
    what: 'A second button that buys this product alone and leads to the checkout.',
    line: '<button type="button" data-storefront="buy-now">Buy now</button>',
    where: IN_PRODUCT,
  },
  {
    widget: 'quick-view',
    title: 'Quick view in lists',
    what: 'Opens a product in a dialog, so that visitors choose and add without leaving the list.',
    line: '<button type="button" data-storefront="quick-view" data-id="5f3c0de00000000000000101">Quick view</button>',
    where: 'in the list’s item, with the product’s id, beside the link to its page',
  },
  {
    widget: 'reviews',
    title: 'Reviews',
    what: 'What customers say of a product, with stars and a line before the price.',
    line: '<section data-storefront="reviews"></section>',
    where: 'in or after the product',
    setting: 'reviews, in the settings of the shop',
  },
  {
    widget: 'scarcity',
    title: '“Only 3 left”',
    what: 'Says how few of the chosen variant are left.',
    line: '<p data-storefront="scarcity"></p>',
    where: IN_PRODUCT,
    setting: 'the alert about low stock, for the shop and the product',
  },
  {
    widget: 'restock',
    title: '“Tell me when it is back”',
    what: 'Takes the address of a visitor who waits for what is sold out. Who waits stands on the owner’s screens.',
    line: '<div data-storefront="restock" hidden></div>',
    where: IN_PRODUCT,
    setting: 'restock notifications, for the shop and the product',
  },
  {
    widget: 'instalments',
    title: 'Instalments',
    what: 'Says what four payments come to, and explains them at a click.',
    line: '<div data-storefront="instalments"></div>',
    where: 'after the price',
    setting: 'Afterpay or Klarna, in the settings of payments',
  },
  {
    widget: 'newsletter',
    title: 'Newsletter',
    what: 'A field for an address, and a thank-you after it.',
    line: '<div data-storefront="newsletter" data-form-id="5f3c0de00000000000000052"></div>',
    where: 'anywhere, with the id of the newsletter’s form',
  },
  {
    widget: 'popup-overlay',
    title: 'Popup',
    what: 'Words of yours, or the newsletter, in a dialog that comes after a while or when the visitor has scrolled.',
    line: '<div data-storefront="popup-overlay" hidden><div><h2>A letter a month</h2></div></div>',
    where: IN_PAGE,
    setting: 'the promotional popup, with its timing',
  },
  {
    widget: 'consent',
    title: 'Banner for consent',
    what: 'Asks before anything is counted, and keeps the answer for a year.',
    line: '<div data-storefront="consent"></div>',
    where: IN_PAGE,
    setting: 'the cookie banner',
  },
  {
    widget: 'account',
    title: 'Signing in',
    what: 'Customers sign in and out, and keep their cart.',
    line: '<div data-storefront="account"></div>',
    where: 'in the header',
    setting: 'customer accounts',
  },
];
