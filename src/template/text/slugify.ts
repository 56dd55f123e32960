/** Lower-case ASCII letters, digits and dashes; white space becomes a dash, other characters are dropped. */
export const slugify = (text: string): string =>
  text
    .replaceAll(/[^A-Za-z0-9\s-]/g, '')
    .replaceAll(/\s+/g, '-')
    .toLowerCase();

export const hyphenated = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
