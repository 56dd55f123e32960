import { hook } from '../page/selectors.ts';

/** On a hooked control that the page dresses itself; our full look leaves it alone. */
const STYLED = 'data-storefront-styled';

/** While it is measured our rules leave it alone, and no transition shows an earlier look. */
const MEASURED = '?';

const CONTROLS = ['add-to-cart', 'quick-view'].map((part) => `[${hook}="${part}"]:not([class],[style],[${STYLED}])`).join();

const COMPARED = [
  'backgroundColor',
  'backgroundImage',
  'borderTopStyle',
  'borderTopWidth',
  'borderTopLeftRadius',
  'boxShadow',
  'paddingLeft',
  'paddingTop',
] as const;

type Look = readonly string[];

/**
 * Marks hooked controls without class and style that a rule of the page dresses, so that none is half theirs and half ours, now and as they
 * arrive, until the signal aborts.
 */
export function markPageLooks(page: Document, onAdded: (look: () => void) => void, signal: AbortSignal): void {
  const bare = new Map<string, Look>();
  const measured = new WeakSet<Element>();
  const marked = new Set<Element>();
  const bareLookOf = (name: string): Look => {
    const known = bare.get(name) ?? measureBare(page, name);
    bare.set(name, known);
    return known;
  };
  const mark = () => {
    const found = [...page.querySelectorAll(CONTROLS)].filter((control) => !measured.has(control));
    // All at once: one calculation of styles for any number of them.
    for (const control of found) control.setAttribute(STYLED, MEASURED);
    const looks = found.map((control) => lookOf(control));
    found.forEach((control, at) => {
      measured.add(control);
      if (isSame(looks[at]!, bareLookOf(control.localName))) control.removeAttribute(STYLED);
      else {
        control.setAttribute(STYLED, '');
        marked.add(control);
      }
    });
  };
  mark();
  onAdded(mark);
  signal.addEventListener('abort', () => {
    for (const control of marked) control.removeAttribute(STYLED);
  });
}

function lookOf(control: Element): Look {
  const style = getComputedStyle(control);
  return COMPARED.map((property) => style[property]);
}

const isSame = (one: Look, other: Look): boolean => one.every((value, at) => value === other[at]);

/** The browser's own look, in a shadow tree, where no rule of the page counts. */
function measureBare(page: Document, name: string): Look {
  const host = page.createElement('div');
  const control = page.createElement(name);
  host.attachShadow({ mode: 'closed' }).append(control);
  page.documentElement.append(host);
  const look = lookOf(control);
  host.remove();
  return look;
}
