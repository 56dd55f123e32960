/** Marks the place that we make where the theme has none; its cart is a dialog. */
export const IN_DIALOG = 'data-storefront-in-dialog';
