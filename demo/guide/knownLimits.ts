/** Something that does not work; words are HTML. */
export interface KnownLimit {
  readonly what: string;
  readonly build: string;
  readonly why: string;
  readonly instead: string;
  /** The file below `test` that holds it, and words of the test or condition there. */
  readonly heldBy: readonly (readonly [file: string, words: string])[];
}

export const knownLimits: readonly KnownLimit[] = [
  {
    what: 'A script of the page makes <code>Element.prototype.remove</code> throw',
    build: 'Preact',
    why: 'Preact takes nodes out by it',
    instead: 'the React build',
    heldBy: [['robust/hostileOptions.browser.test.ts', 'an `Element.prototype.remove` that throws']],
  },
  {
    what: 'A browser or page without <code>queueMicrotask</code>',
    build: 'Preact',
    why: 'Preact waits by it; all supported browsers have it',
    instead: 'the React build',
    heldBy: [
      ['robust/hostileNatives.browser.test.ts', "name.includes('queueMicrotask')"],
      ['robust/mounts.browser.test.ts', 'in a browser without microtasks of its own'],
    ],
  },
  {
    what: 'Prototype 1.6 on a page with a quick view: the focus can leave the dialog',
    build: 'both',
    why: 'it replaces <code>Array.prototype.reduce</code>, which the focus trap needs',
    instead: 'the dialog opens and its button closes it; a newer Prototype, or none, keeps the focus too',
    heldBy: [['storefront/quickView.browser.test.ts', 'keeps the focus with Prototype 1.6']],
  },
  {
    what: 'A form on the page has a field that is called <code>parentNode</code>',
    build: 'React',
    why: 'React reads it whenever the selection changes and goes round for ever, in any page that has React',
    instead: 'the Preact build',
    heldBy: [['robust/fieldNames.browser.test.ts', "IS_LITE || name !== 'parentNode'"]],
  },
  {
    what: 'A script gives every object a getter without a setter, by a name that bundled libraries write (<code>cache</code>, <code>bubbles</code>)',
    build: 'both',
    why: 'an assignment to such a name throws, in any library',
    instead: 'a value in place of the getter, which is survived',
    heldBy: [['robust/hostileOptions.browser.test.ts', 'which no getter of a page without a setter survives']],
  },
];
