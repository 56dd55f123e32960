/** The texts of a product in a lightbox. */
export const quickViewTexts = {
  name: 'product',
  texts: {
    quickViewOf: '{quickView}: {title}',
    viewFullItem: 'View full item',
    previousProduct: 'Previous product',
    nextProduct: 'Next product',
  },
} as const;
