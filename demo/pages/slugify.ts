/** A tag or name as a class name: `potter's luck` → `potters-luck`. */
export const slugify = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase();
