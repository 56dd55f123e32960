import type { HeldActions } from '../../lib/HeldActions.ts';
import { parentOf } from '../../lib/parentOf.ts';
import { unclobbered } from '../../lib/unclobbered.ts';
import { isFramedPreview } from '../../core/page/isFramedPreview.ts';
import { isBeingEdited, isGateOpen } from '../../core/page/isGateOpen.ts';
import { readRawContext } from '../../core/page/readRawContext.ts';
import { selectParts } from '../../core/page/selectParts.ts';
import * as selectors from '../../core/page/selectors.ts';
import { heldTexts } from '../../commerce/texts/heldTexts.ts';
import { siteText } from '../../commerce/texts/siteText.ts';

/** How long a visitor who has acted waits for the part, in ms, until it is said that it cannot be had. */
const WAIT_MS = 10_000;
/** After how long a file that was lost is asked for once more, in ms. */
const RETRY_MS = 1000;

/** What is listened for, and what a widget that wants it held states as `holds`. */
const HOLDS = { click: 'click', keydown: 'click', submit: 'submit', input: 'submit' } as const;

/** A link that leads to another page. */
const LINK = 'a[href]:not([href^="#"],[href^="javascript:"])';
/** What the platform's own script writes on a button or a form that it handles itself. */
const HANDLED = '.cart-added,.status-text,.submitting';
/** A field that only the platform can show; its form is the platform's. */
const FOREIGN_FIELD = '.file,[type=file]';

interface HoldDeps {
  readonly page: Document;
  readonly widgets: readonly { readonly name: string; readonly holds: 'click' | 'submit' | null }[];
  /** Whether the shop is on, and not about to leave the page. */
  readonly isOn: () => boolean;
  /** Whether the part is left as the server sent it, because it has failed or is not for its widget. */
  readonly isDeclined: (part: Element) => boolean;
  /** Mounts the part now, and resolves with whether it is not declined. Rejects when a file was lost. */
  readonly mount: (part: Element) => Promise<boolean>;
}

/** What is to be seen of a part that is waited for, or that never came. */
interface Sign {
  readonly isHeld: boolean;
  takeBack(): void;
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Holds what a visitor does before the part for it is mounted, a press on an add button or the sending of a form, and has it done as soon as
 * the part is there. The default is prevented; other listeners get the event, and where the platform's own script acts on it, it is left to
 * that script. Typing into a form has the form's file loaded, which keeps drafts.
 */
export function holdActions({ page, widgets, isOn, isDeclined, mount }: HoldDeps): HeldActions & { stop(): void } {
  const runs = new Map<Element, () => void>();
  const signs = new Map<Element, Sign>();
  const events = new WeakSet<Event>();
  const typedIn = new WeakSet<Element>();

  const find = (target: Element, type: keyof typeof HOLDS): Element | null => {
    if (!isOn() || isBeingEdited(page) || isFramedPreview(page)) return null;
    const names = widgets.filter(({ holds }) => holds === HOLDS[type]).map(({ name }) => name);
    const selector = selectParts(names, isGateOpen(page));
    let part: Element | null = null;
    // A part inside another part is the outer one's.
    for (let at: Element | null = selector ? target : null; at; at = parentOf(at)) if (unclobbered(at).matches(selector)) part = at;
    const isMounted = part && runs.has(part) && !signs.get(part)?.isHeld;
    return !part || isMounted || isForeign(part) || isDeclined(part) ? null : part;
  };

  const clear = (part: Element) => {
    signs.get(part)?.takeBack();
    signs.delete(part);
  };

  const say = (part: Element, key: keyof typeof heldTexts) => {
    const { localizedStrings } = Object(readRawContext(page)['websiteSettings']) as { localizedStrings?: unknown };
    const note = page.createElement('div');
    note.className = 'storefront-unreachable';
    note.setAttribute('role', 'alert');
    clear(part);
    unclobbered(part).after(note);
    signs.set(part, { isHeld: false, takeBack: () => note.remove() });
    // What comes into an alert that stands is read out.
    note.textContent = siteText(localizedStrings, key) ?? heldTexts[key];
  };

  const bring = (part: Element): Promise<boolean> =>
    mount(part)
      .catch(() => later(RETRY_MS).then(() => mount(part)))
      .catch(() => false);

  const hold = async (part: Element, isForm: boolean, link: HTMLAnchorElement | null): Promise<void> => {
    clear(part);
    const others = new MutationObserver(() => isHandled(part) && clear(part));
    others.observe(part, { childList: true, subtree: true, attributeFilter: ['class'] });
    const giveBack = putState(part, isForm ? 'submitting' : 'adding');
    const sign: Sign = {
      isHeld: true,
      takeBack() {
        others.disconnect();
        giveBack();
      },
    };
    signs.set(part, sign);
    const isThere = await Promise.race([bring(part), later(WAIT_MS)]);
    if (signs.get(part) !== sign) return;
    clear(part);
    if (!isOn() || !part.isConnected) return;
    if (isThere) runs.get(part)?.();
    else if (link) page.location.assign(link.href);
    else if (isForm) say(part, 'formUnreachable');
    else if (!isDeclined(part)) say(part, 'unreachable');
  };

  const loadFor = async (part: Element): Promise<void> => {
    if (typedIn.has(part)) return;
    typedIn.add(part);
    if (!(await bring(part)) && isOn() && !isDeclined(part)) say(part, 'formUnreachable');
  };

  const onEvent = (event: Event) => {
    const target = event.target as Element;
    const type = event.type as keyof typeof HOLDS;
    if (!isPlain(event as MouseEvent & KeyboardEvent) || target.nodeType !== 1) return;
    const part = find(target, type);
    // The browser makes a click of a key on what is a button or a link itself.
    if (!part || (type === 'keydown' && (part !== target || part.matches('a,button,input')))) return;
    if (type === 'input') return void loadFor(part);
    event.preventDefault();
    events.add(event);
    const isForm = type === 'submit';
    if (!signs.get(part)?.isHeld) void hold(part, isForm, isForm ? null : target.closest<HTMLAnchorElement>(LINK));
  };
  const leaving = new AbortController();
  const options = { capture: true, signal: leaving.signal };
  for (const type of Object.keys(HOLDS)) page.addEventListener(type, onEvent, options);

  return {
    has: (event) => events.has(event),
    takeOver(part, run) {
      runs.set(part, run);
      // Before the widget writes, for which it would be the page's own.
      signs.get(part)?.takeBack();
      if (isHandled(part)) signs.delete(part);
      return () => void runs.delete(part);
    },
    stop() {
      leaving.abort();
      for (const part of signs.keys()) clear(part);
    },
  };
}

/** A press that means the button itself: not one that opens a link elsewhere, or a key that does nothing. */
const isPlain = ({ type, button, key, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent & KeyboardEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey || button) && (type !== 'keydown' || key === 'Enter' || key === ' ');

/** Whether no widget is for the part, as far as can be told without its file. */
const isForeign = (part: Element): boolean => {
  const own = unclobbered(part);
  return own.closest(`${selectors.off},${selectors.productAddOn}`) !== null || own.querySelector(FOREIGN_FIELD) !== null;
};

const isHandled = (part: Element): boolean => {
  const own = unclobbered(part);
  return own.matches(HANDLED) || own.querySelector(HANDLED) !== null;
};

/** Shows what the part is doing; returns what gives back what stood there. */
function putState(part: Element, state: string): () => void {
  const own = unclobbered(part);
  const before = own.getAttribute('data-state');
  own.setAttribute('data-state', state);
  let isOver = false;
  return () => {
    const isOurs = !isOver && own.getAttribute('data-state') === state;
    isOver = true;
    if (!isOurs) return;
    if (before === null) own.removeAttribute('data-state');
    else own.setAttribute('data-state', before);
  };
}
