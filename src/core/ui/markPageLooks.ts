import { hook } from '../page/selectors.ts';
import { onAbort } from '../../lib/listen.ts';

/** On a hooked control that the page dresses itself; our full look leaves it alone. */
const STYLED = 'data-storefront-styled';

/** While it is measured our rules leave it alone, and no transition shows an earlier look. */
const MEASURED = '?';

/** Our own states are no style of the page's; the same stands in `controls.full.css`. */
const IS_PLAIN =
  ":not([class]:not([class=''],[class='cart-added'],[class='cart-sold-out'],[class='sold-out']),[style]:not([style=''],[style^='visibility']))";
const CONTROLS = ['add-to-cart', 'buy-now', 'quick-view'].map((part) => `[${hook}="${part}"]${IS_PLAIN}:not([${STYLED}])`).join();

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

/**
 * Marks hooked controls without class and style that a rule of the page dresses, so that none is half theirs and half ours, now and as they
 * arrive, until the signal aborts.
 */
export function markPageLooks(page: Document, onAdded: (look: () => void) => void, signal: AbortSignal): void {
  const bare = new Map<string, string>();
  const measured = new WeakSet<Element>();
  const marked = new Set<Element>();
  const bareLookOf = (control: Element): string => {
    const key = `${control.localName} ${control.getAttribute('type')} ${control.hasAttribute('href')}`;
    const known = bare.get(key) ?? measureBare(page, control);
    bare.set(key, known);
    return known;
  };
  const mark = () => {
    const found = [...page.querySelectorAll(CONTROLS)].filter((control) => !measured.has(control));
    // All at once: one calculation of styles for any number of them.
    for (const control of found) control.setAttribute(STYLED, MEASURED);
    const looks = found.map((control) => [control, lookOf(control)] as const);
    for (const [control, look] of looks) {
      measured.add(control);
      if (look === bareLookOf(control)) control.removeAttribute(STYLED);
      else {
        control.setAttribute(STYLED, '');
        marked.add(control);
      }
    }
  };
  mark();
  onAdded(mark);
  onAbort(signal, () => {
    for (const control of marked) control.removeAttribute(STYLED);
  });
}

function lookOf(control: Element): string {
  const style = getComputedStyle(control);
  const look = COMPARED.map((property) => style[property]);
  // Of others the browser's own colour is that of the text around them.
  if (control.matches('button,input,a[href]')) look.push(style.color);
  return look.join('\n');
}

/** The browser's own look of such a control, in a shadow tree, where no rule of the page counts. */
function measureBare(page: Document, { localName, attributes }: Element): string {
  const host = page.createElement('div');
  const control = page.createElement(localName);
  for (const name of ['type', 'href']) {
    const value = attributes.getNamedItem(name)?.value;
    if (value !== undefined) control.setAttribute(name, value);
  }
  host.attachShadow({ mode: 'closed' }).append(control);
  page.documentElement.append(host);
  const look = lookOf(control);
  host.remove();
  return look;
}
