/** What quick views say beside `productTexts`. Spec and platform give no wording for these; a site's `localizedStrings` override each. */
export const quickViewTexts = {
  quickViewOf: '{quickView}: {title}',
  viewFullItem: 'View full item',
  previousProduct: 'Previous product',
  nextProduct: 'Next product',
} as const;
