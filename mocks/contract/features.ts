/** The features that a platform may offer, each with the bundle's behaviour without it. */
export const FEATURES = {
  products: { title: 'Products as JSON', without: 'Quick views and add buttons in lists open the product’s page.' },
  crumb: { title: 'Anti-forgery token', without: null },
  cart: { title: 'Cart', without: null },
  parallel: { title: 'Visitors and tabs at the same time', without: null },
  keys: {
    title: 'A repeated write is done once',
    without: 'After an add whose answer was lost, the cart is read again and compared; the visitor is told when that does not settle it.',
  },
  stock: { title: 'Stock', without: 'The stock that the page states is shown; the platform’s refusal of an add is the last word.' },
  fields: { title: 'Additional fields', without: 'Products that ask something are sold without the answers, or not at all.' },
  coupons: { title: 'Coupons', without: 'A code that a visitor enters is refused in the platform’s words.' },
  shipping: { title: 'Shipping and taxes', without: 'The cart shows no estimate; costs are said at checkout.' },
  subscriptions: { title: 'Subscriptions', without: 'An attempt to subscribe is refused in the platform’s words.' },
  giftCards: { title: 'Gift cards', without: 'An attempt to buy one is refused in the platform’s words.' },
  forms: { title: 'Forms', without: 'A form says that it could not be sent, and keeps what was typed.' },
  captcha: { title: 'Captcha of forms', without: 'Forms with a captcha are open to robots.' },
  restock: { title: 'Restock sign-up', without: 'A sign-up is refused in the platform’s words.' },
  restockOwner: { title: 'Restock, for the owner', without: 'The owner’s screens show that they could not be loaded.' },
  reviews: { title: 'Reviews', without: 'No reviews are shown.' },
  account: { title: 'Accounts', without: 'Signing in is refused in the platform’s words.' },
  places: { title: 'Addresses', without: 'Addresses are typed in full.' },
  pageSpeed: { title: 'Page speed', without: 'Nothing is measured.' },
  census: { title: 'Visitors', without: 'No visit is recorded; the shopper notices nothing.' },
} as const satisfies Record<string, { readonly title: string; readonly without: string | null }>;

export type FeatureName = keyof typeof FEATURES;
