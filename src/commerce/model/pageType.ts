export const PAGE_TYPE = {
  mainContent: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  commerceCartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const;

export type PageType = (typeof PAGE_TYPE)[keyof typeof PAGE_TYPE];

/** Pages that confirm an order. */
export const ORDER_PAGE_TYPES: readonly PageType[] = [
  PAGE_TYPE.orderConfirmed,
  PAGE_TYPE.contributionConfirmed,
  PAGE_TYPE.subscriptionConfirmed,
  PAGE_TYPE.orderReceived,
];

/** Pages without analytics. */
export const UNTRACKED_PAGE_TYPES: readonly PageType[] = [PAGE_TYPE.notFound, PAGE_TYPE.lockScreen, PAGE_TYPE.memberAreaAccessDenied];
