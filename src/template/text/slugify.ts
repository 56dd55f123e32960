/** Lower-case ASCII letters, digits and dashes; runs of white space become a dash, all else is dropped. */
export const slugify = (text: string): string =>
  text
    .replaceAll(/[^A-Za-z0-9\s-]/g, '')
    .replaceAll(/\s+/g, '-')
    .toLowerCase();
