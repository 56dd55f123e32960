type Token = readonly [otherwise: string, meaning: string];

/** Custom properties that a theme sets: what counts without them, and what they are for. */
const SET: Readonly<Record<string, Token>> = {
  accent: ['dark on light pages, light on dark ones', 'the main action'],
  'on-accent': ['black or white, whichever can be read', 'the text on it'],
  ink: ['the text colour of the page', 'text'],
  surface: ['mixed from the text colour', 'dialogs and bars'],
  line: ['the text colour, thinned', 'borders of fields'],
  muted: ['the text colour', 'notes'],
  error: ['red', 'marks and edges of errors'],
  sale: ['the text colour', 'reduced prices'],
  focus: ['#2563eb', 'the ring around what has the focus'],
  radius: ['6px', 'corners'],
  space: ['16px', 'distance between parts'],
  font: ['inherit', 'the font of controls'],
  'control-size': ['44px, of the add button 48px', 'least height of controls'],
  star: ['#a15c00; the text colour in the full look', 'stars of reviews'],
  backdrop: ['rgb(0 0 0 / 45%)', 'what lies behind a dialog'],
  'lightbox-width': ['34rem', 'greatest width of a lightbox'],
  'mini-cart-width': ['27rem', 'width of the mini cart'],
  options: ['1', 'on a picker: how many options it will have, so that their room is kept'],
  'picture-ratio': ['1', 'width by height of a product’s pictures in an empty gallery'],
  'gallery-width': ['36rem', 'greatest width of a product’s gallery'],
  'gallery-background': ['rgb(127 127 127 / 12%)', 'the place of a picture that is not loaded yet'],
  'gallery-meta-background': ['rgb(0 0 0 / 65%)', 'behind a picture’s title'],
  'gallery-meta-ink': ['#fff', 'a picture’s title'],
  'gallery-gap': ['the block’s padding', 'distance between pictures'],
  'gallery-least': ['4rem', 'least width of a column'],
  'video-ratio': ['16 / 9, or the film’s', 'width by height of a film'],
  'video-background': ['#000', 'behind a film'],
  'sticky-layer': ['8000', 'z-index of the bar for phones'],
  'pill-layer': ['9000', 'z-index of the cart pill'],
  'consent-layer': ['80000', 'z-index of the question for consent'],
  'lightbox-layer': ['90000', 'z-index of lightboxes'],
  'alert-layer': ['100000', 'z-index of alerts'],
};

/** Those that the shop writes, for a theme's rules to read. */
const WRITTEN: Readonly<Record<string, string>> = {
  sticky: 'on the root: the height of the bar for phones',
  swatch: 'on a choice: its colour or picture',
  'gallery-ratio': 'on a picture: its width by its height',
  'gallery-height': 'on a picture of a slider: its height, of the width',
  'gallery-strip-height': 'on a slideshow: height of the thumbnails',
  'gallery-strip-margin': 'on a slideshow: distance to the thumbnails',
  edge: 'the text colour at 60 %',
  hairline: 'the text colour at 25 %',
  tint: 'the text colour at 8 %',
  'is-dark': 'for <code>color(from …)</code>: 1 where a colour is dark, else 0',
  on: 'for <code>color(from …)</code>: black or white, to be read on a colour',
  fill: 'for <code>color(from …)</code>: a main action beside a text colour',
  'fill-light': 'how light that is',
  under: 'for <code>color(from …)</code>: a surface under a text colour',
  'under-light': 'how light that is',
};

/** The rows of the guide's table of custom properties; HTML. */
export const guideTokens = [
  ...Object.entries(SET).map(([name, [otherwise, meaning]]) => ({ name: `--storefront-${name}`, meaning, otherwise })),
  ...Object.entries(WRITTEN).map(([name, meaning]) => ({
    name: `--storefront-${name}`,
    meaning,
    otherwise: 'written by the shop: read it, do not set it',
  })),
];
