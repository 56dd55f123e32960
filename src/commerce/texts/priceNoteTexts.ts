/** The note that belongs to every price by law in some countries ("incl. VAT, plus shipping"); empty where the site has none. */
export const priceNoteTexts = {
  name: 'product',
  texts: { priceNote: '' },
} as const;
