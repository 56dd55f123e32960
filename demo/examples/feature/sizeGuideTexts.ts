/** A site translates each by its key in `localizedStrings`: `size-guide.sizesOf`. */
export const sizeGuideTexts = {
  name: 'size-guide',
  texts: {
    sizesOf: 'Sizes of {title} in {unit}',
    sizesShown: 'The sizes of {title} are shown.',
  },
} as const;
