/** A success criterion of WCAG 2.2, level A or AA (https://www.w3.org/TR/WCAG22/). Words are HTML. */
export interface WcagCriterion {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** How the shop's parts meet it, or why it does not apply to them. */
  readonly how: string;
  /** Whose it is: met by our parts, for the page to meet, or about something that our parts do not have. */
  readonly by: 'shop' | 'page' | 'nobody';
  /** Tests below `test` that show it: the file, and words of the test there. Only of what the shop meets. */
  readonly shownBy: readonly (readonly [file: string, words: string])[];
}

type Tests = WcagCriterion['shownBy'];
type Row = readonly [number: string, name: string, level: 'A' | 'AA', how: string, shownBy: Tests | 'page' | 'nobody'];

/** axe over every type of product in every state. */
const EVERY_STATE: Tests = [
  ['storefront/everyProduct.browser.test.ts', 'every type of product, in every state, by keyboard alone and usable by everybody'],
];
const CART: Tests = [['storefront/cartPage.walk.browser.test.ts', 'everybody can use the cart page']];
const CART_KEYS: Tests = [['storefront/cartPage.walk.browser.test.ts', 'a visitor with a keyboard']];
const FORM_ERRORS: Tests = [
  ['widgets/form/form.walk.browser.test.ts', 'says what is wrong where it is wrong, leads there, and is calm once it is mended'],
];
const FORM_STEPS: Tests = [
  ['widgets/form/form.walk.browser.test.ts', 'asks step by step, by keyboard alone, keeps what was typed over a reload'],
];
const ANNOUNCED: Tests = [['storefront/announced.walk.browser.test.ts', 'what is announced, from a product over the cart to a form']];
const NARROW: Tests = [['languages/pseudo.browser.test.ts', 'uncut, at 320 px']];
const TEXT_SPACING: Tests = [['storefront/announced.walk.browser.test.ts', 'holds all of its text with the spacing of WCAG 1.4.12']];

const ROWS: readonly Row[] = [
  ['1.1.1', 'Non-text Content', 'A', 'Pictures keep the server’s <code>alt</code>; stars, swatches and players have names.', EVERY_STATE],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', 'Sounds and films are the site’s, and so is their text beside them.', 'page'],
  ['1.2.2', 'Captions (Prerecorded)', 'A', 'The provider’s player shows the captions that the film has.', 'page'],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', 'A matter of the film.', 'page'],
  ['1.2.4', 'Captions (Live)', 'AA', 'Nothing is live.', 'nobody'],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA', 'A matter of the film.', 'page'],
  [
    '1.3.1',
    'Info and Relationships',
    'A',
    'Labels, groups, lists and headings are in the markup; an error is tied to its field.',
    FORM_ERRORS,
  ],
  ['1.3.2', 'Meaningful Sequence', 'A', 'Our parts stand in the server’s order; nothing is moved by style alone.', EVERY_STATE],
  ['1.3.3', 'Sensory Characteristics', 'A', 'No text points at a place or a colour; each names what it means.', EVERY_STATE],
  ['1.3.4', 'Orientation', 'AA', 'Nothing depends on how a device is held.', NARROW],
  [
    '1.3.5',
    'Identify Input Purpose',
    'AA',
    'Names, addresses, telephone numbers and e-mail carry their <code>autocomplete</code>.',
    [['widgets/cart/cartSums.dom.test.tsx', "'shipping address-level2'"]],
  ],
  [
    '1.4.1',
    'Use of Color',
    'A',
    'An error has a mark and an edge, a chosen box a ring, a sale the word.',
    [['look/unthemed.browser.test.ts', 'says an error in the colour of the text, with a mark and an edge']],
  ],
  [
    '1.4.2',
    'Audio Control',
    'A',
    'Nothing plays by itself with sound.',
    [['widgets/media/audio.walk.browser.test.ts', 'plays the track that is pressed, loads nothing before']],
  ],
  [
    '1.4.3',
    'Contrast (Minimum)',
    'AA',
    'Text is at least 4.5 : 1 on the page’s own surface, light or dark; with a theme it is the theme’s.',
    [['look/unthemed.browser.test.ts', 'looks finished on phones and desktops, and can be used by everybody in every state']],
  ],
  [
    '1.4.4',
    'Resize Text',
    'AA',
    'At 200 % nothing is cut.',
    [['look/unthemed.browser.test.ts', 'keeps within a phone at twice the size of text']],
  ],
  ['1.4.5', 'Images of Text', 'AA', 'The shop has no images of text.', EVERY_STATE],
  ['1.4.10', 'Reflow', 'AA', 'At 400 %, which is 320 px, nothing scrolls sideways.', NARROW],
  [
    '1.4.11',
    'Non-text Contrast',
    'AA',
    'Edges of fields, buttons and the ring of the focus are at least 3 : 1; forced colours keep them.',
    [['storefront/withoutTheme.walk.browser.test.ts', 'keeps its edges, and those of its button']],
  ],
  ['1.4.12', 'Text Spacing', 'AA', 'Wider lines, letters and words cut nothing.', TEXT_SPACING],
  [
    '1.4.13',
    'Content on Hover or Focus',
    'AA',
    'Nothing appears on hover or focus alone; galleries may hide controls, which the keyboard shows too.',
    [['look/unthemed.browser.test.ts', 'shows hover, focus, being busy, unavailable and sold out each in a way of its own']],
  ],
  ['2.1.1', 'Keyboard', 'A', 'Every part is used by keyboard alone.', [...EVERY_STATE, ...CART_KEYS]],
  [
    '2.1.2',
    'No Keyboard Trap',
    'A',
    'A dialog holds the focus while it is open, and Escape closes it.',
    [['core/ui/Dialog.dom.test.tsx', 'by Escape, which counts as handled']],
  ],
  [
    '2.1.4',
    'Character Key Shortcuts',
    'A',
    'No letter is a shortcut; galleries take arrow keys while they have the focus.',
    [['widgets/media/imageGallery.dom.test.tsx', 'goes by buttons, keys and swipes, from one end to the other']],
  ],
  ['2.2.1', 'Timing Adjustable', 'A', 'Nothing runs out. “Undo” stays until the page is left, messages until they are closed.', CART_KEYS],
  [
    '2.2.2',
    'Pause, Stop, Hide',
    'A',
    'A gallery that moves by itself stops at hover, focus and a press, and does not begin where less motion is asked for.',
    [['widgets/media/imageGallery.walk.browser.test.ts', 'goes by button, key and clock from picture to picture']],
  ],
  [
    '2.3.1',
    'Three Flashes or Below Threshold',
    'A',
    'Nothing flashes.',
    [['demo/shop.browser.test.ts', 'stands still for visitors who asked for less motion']],
  ],
  ['2.4.1', 'Bypass Blocks', 'A', 'The way past the header is the page’s.', 'page'],
  ['2.4.2', 'Page Titled', 'A', 'The title is the page’s; we do not change it.', 'page'],
  [
    '2.4.3',
    'Focus Order',
    'A',
    'The focus follows the page, and returns to what opened a dialog.',
    [['core/ui/Dialog.dom.test.tsx', 'returns to what opened it']],
  ],
  [
    '2.4.4',
    'Link Purpose (In Context)',
    'A',
    'A line’s link is the product’s name; the pill says how many items the cart has.',
    [['storefront/pill.walk.browser.test.ts', 'and to those who do not see it "More than 100 items in cart"']],
  ],
  ['2.4.5', 'Multiple Ways', 'AA', 'The ways through a site are the site’s.', 'page'],
  ['2.4.6', 'Headings and Labels', 'AA', 'Fields have the labels of their owner, our buttons say what they do.', CART],
  [
    '2.4.7',
    'Focus Visible',
    'AA',
    'A ring of at least 2 px where the theme draws none.',
    [['look/selling.browser.test.ts', 'are used by keyboard alone, with a mark of the focus']],
  ],
  [
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'AA',
    'What has the focus is scrolled clear of the floating pill and of the bar at a phone’s foot.',
    [['storefront/pill.walk.browser.test.ts', 'leaves what has the focus in sight: it is scrolled clear of the pill']],
  ],
  [
    '2.5.1',
    'Pointer Gestures',
    'A',
    'Whatever can be swiped has buttons.',
    [['widgets/media/imageGallery.walk.browser.test.ts', 'moves by a swipe']],
  ],
  [
    '2.5.2',
    'Pointer Cancellation',
    'A',
    'All acts at the end of a press; pressing elsewhere before that takes it back.',
    [['core/ui/Dialog.dom.test.tsx', 'not when text was marked in it and the pointer let go beside it']],
  ],
  ['2.5.3', 'Label in Name', 'A', 'Names begin with the words that are shown.', EVERY_STATE],
  ['2.5.4', 'Motion Actuation', 'A', 'Nothing is done by moving the device.', 'nobody'],
  ['2.5.7', 'Dragging Movements', 'AA', 'Nothing has to be dragged.', 'nobody'],
  [
    '2.5.8',
    'Target Size (Minimum)',
    'AA',
    'Controls are at least 24 px, with our style sheet 44.',
    [['storefront/withoutTheme.walk.browser.test.ts', 'gives each control of the shop at least 24 px, with space between']],
  ],
  ['3.1.1', 'Language of Page', 'A', 'It is the page’s.', 'page'],
  [
    '3.1.2',
    'Language of Parts',
    'AA',
    'Our texts are in the page’s language; where there are none in it they are English, and a site can bring its own.',
    [['languages/languages.browser.test.ts', 'are those of the page, from one file']],
  ],
  ['3.2.1', 'On Focus', 'A', 'The focus changes nothing.', EVERY_STATE],
  ['3.2.2', 'On Input', 'A', 'A choice changes price, stock and picture beside it, never the page.', EVERY_STATE],
  ['3.2.3', 'Consistent Navigation', 'AA', 'It is the site’s.', 'page'],
  [
    '3.2.4',
    'Consistent Identification',
    'AA',
    'One word for one thing, from one list of texts.',
    [['demo/guideTexts.test.ts', 'have one English text and one former key under a key, wherever it stands']],
  ],
  ['3.2.6', 'Consistent Help', 'A', 'Where help stands is the site’s.', 'page'],
  ['3.3.1', 'Error Identification', 'A', 'The field that is wrong is named, in words, and has the focus.', FORM_ERRORS],
  ['3.3.2', 'Labels or Instructions', 'A', 'Required fields are marked, formats are said beside the field.', FORM_STEPS],
  ['3.3.3', 'Error Suggestion', 'AA', 'A message says what to do.', FORM_ERRORS],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    'Nothing is paid here: a line taken out can be brought back, and the platform’s checkout asks before it charges.',
    CART_KEYS,
  ],
  ['3.3.7', 'Redundant Entry', 'A', 'What was typed survives an error, a reload and a step back.', FORM_STEPS],
  [
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'AA',
    'Signing in takes pasting and password managers; a captcha is the owner’s choice.',
    [['widgets/account/account.dom.test.tsx', 'marks what is missing']],
  ],
  ['4.1.2', 'Name, Role, Value', 'A', 'Native controls, or ARIA patterns where there are none.', EVERY_STATE],
  ['4.1.3', 'Status Messages', 'AA', 'What happens is announced once, in order, and the focus stays.', ANNOUNCED],
];

export const wcagCriteria: readonly WcagCriterion[] = ROWS.map(([number, name, level, how, shownBy]) =>
  typeof shownBy === 'string' ? { number, name, level, how, by: shownBy, shownBy: [] } : { number, name, level, how, by: 'shop', shownBy },
);
