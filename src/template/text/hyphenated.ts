/** A name of several words as templates write it: `storeItem` is `store-item`. */
export const hyphenated = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
