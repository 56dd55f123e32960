/** Text, surface, error, sale and focus by day and by night. */
const COLOURS = {
  ink: ['#1a1a1a', '#f2f2f2'],
  surface: ['#fff', '#161616'],
  error: ['#b3261e', '#ff8a80'],
  sale: ['#b3261e', '#ff8a80'],
  focus: ['#2563eb', '#8ab4ff'],
} as const;

const tokens = (valueOf: (pair: readonly [light: string, dark: string]) => string): string =>
  Object.entries(COLOURS)
    .map(([name, pair]) => `--storefront-${name}:${valueOf(pair)};`)
    .join('');

const LIGHT = tokens(([light]) => light);
const DARK = tokens(([, dark]) => dark);

/** Our own nodes only: a page's own colours are its own. */
const OURS = '[data-storefront],.sqs-modal-lightbox,.sqs-widgets-confirmation';

const sheet = (root: string, scheme: string, more = ''): string =>
  `@layer storefront{:root{${root}}${OURS}{color-scheme:${scheme}}${more}}`;

/** Sheets by what `data-color-scheme` asks for; any rule of a theme wins over them. */
export const colourSchemes = {
  light: sheet(LIGHT, 'light'),
  dark: sheet(DARK, 'dark'),
  auto: sheet(
    LIGHT,
    'light dark',
    `@media (prefers-color-scheme:dark){:root{${DARK}}}` +
      // Where a part of the page is of another scheme, its own counts.
      `@supports (color:light-dark(red,red)){:root{${tokens(([light, dark]) => `light-dark(${light},${dark})`)}}}`,
  ),
} as const;
