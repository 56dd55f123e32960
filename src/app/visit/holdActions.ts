import type { HeldActions } from '../../lib/HeldActions.ts';
import { listen, onAbort } from '../../lib/listen.ts';
import { parentOf, unclobbered } from '../../lib/unclobbered.ts';
import { isFramedPreview, isBeingEdited, recognisesPlatformMarkup, selectParts } from '../../core/page/recognisesPlatformMarkup.ts';
import { readRawContext } from '../../core/page/readRawContext.ts';
import * as selectors from '../../core/page/selectors.ts';
import { heldTexts } from '../../commerce/texts/heldTexts.ts';
import { siteText } from '../../commerce/texts/siteText.ts';

/** Time (ms) after which a visitor who has acted is shown that the widget cannot be loaded. */
const WAIT_MS = 10_000;
/** Delay (ms) before a lost file is requested once more. */
const RETRY_MS = 1000;

/** DOM event → the value of a widget's `holds` that covers it. */
const HOLDS = { click: 'click', keydown: 'click', submit: 'submit', input: 'submit' } as const;

/** A link to another page. */
const LINK = 'a[href]:not([href^="#"],[href^="javascript:"])';
/** The platform's own script marks what it handles with these. */
const HANDLED = '.cart-added,.status-text,.submitting';
const FOREIGN_FIELD = '.file,[type=file]';

interface HoldDeps {
  readonly page: Document;
  /** Also those of features from outside that are there already. */
  readonly widgets: () => readonly { readonly name: string; readonly holds: 'click' | 'submit' | null }[];
  /** False before the shop starts and while the page is being left. */
  readonly isOn: () => boolean;
  /** Whether the part stays as served, because it failed or is not for its widget. */
  readonly isDeclined: (part: Element) => boolean;
  /** Mounts the part and resolves with whether its widget accepted it. Rejects when a file was lost. */
  readonly mount: (part: Element) => Promise<boolean>;
  /** Ends it, and gives back what is held. */
  readonly signal: AbortSignal;
}

/** The mark on a part that is waiting or could not be loaded. */
interface Sign {
  readonly isHeld: boolean;
  takeBack(): void;
}

/** A kept action. */
interface Held {
  /** Performs the action once the part is mounted. */
  readonly act: () => void;
  /** Submits the form without us. */
  readonly sendOn: (() => void) | null;
  /** The link to follow if the part never comes. */
  readonly link: HTMLAnchorElement | null;
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Keeps a click on an add button or a form's submit until its widget is mounted, then replays it. The default is prevented and other
 * listeners run; if the platform's own script handles the event, it is left to that script. Typing into a form loads the form's file, which
 * keeps drafts.
 */
export function holdActions(deps: HoldDeps): HeldActions {
  const { page, isOn, isDeclined, mount, signal } = deps;
  const runs = new Map<Element, () => void>();
  const signs = new Map<Element, Sign>();
  const events = new WeakSet<Event>();
  const typedIn = new WeakSet<Element>();

  const clear = (part: Element) => {
    signs.get(part)?.takeBack();
    signs.delete(part);
  };
  const say = (part: Element, key: keyof typeof heldTexts.texts) => {
    clear(part);
    signs.set(part, showUnreachable(page, part, key));
  };

  const bring = (part: Element): Promise<boolean> =>
    mount(part)
      .catch(() => later(RETRY_MS).then(() => mount(part)))
      .catch(() => false);

  const hold = async (part: Element, { act, link, sendOn }: Held): Promise<void> => {
    clear(part);
    const sign = markHeld(part, sendOn ? 'submitting' : 'adding', () => clear(part));
    signs.set(part, sign);
    const isThere = await Promise.race([bring(part), later(WAIT_MS)]);
    // A widget that takes over nothing handles the next one itself.
    if (isThere && !runs.has(part)) runs.set(part, () => undefined);
    if (signs.get(part) !== sign) return;
    clear(part);
    if (!isOn() || !part.isConnected) return;
    if (isThere) act();
    else if (link) page.location.assign(link.href);
    else if (!isDeclined(part)) say(part, sendOn ? 'formUnreachable' : 'unreachable');
    else sendOn?.();
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
    const pressed = type === 'keydown' ? pressedBy(page, target, (event as KeyboardEvent).key) : target;
    const part = pressed && findPart(deps, pressed, type);
    if (!part || (runs.has(part) && !signs.get(part)?.isHeld) || (type === 'keydown' && part !== pressed)) return;
    if (type === 'input') return void loadFor(part);
    event.preventDefault();
    events.add(event);
    if (signs.get(part)?.isHeld) return;
    const act = pressed === target ? () => runs.get(part)?.() : () => enter(target as HTMLInputElement);
    const sendOn = type === 'submit' ? () => send(target as HTMLFormElement, (event as SubmitEvent).submitter) : null;
    void hold(part, { act, sendOn, link: sendOn ? null : pressed.closest<HTMLAnchorElement>(LINK) });
  };
  listen(page, Object.keys(HOLDS).join(' '), onEvent, signal, { capture: true });
  onAbort(signal, () => {
    for (const part of signs.keys()) clear(part);
  });

  return {
    has: (event) => events.has(event),
    takeOver(part, run) {
      runs.set(part, run);
      // Before the widget writes, which would otherwise take these marks for the page's own.
      signs.get(part)?.takeBack();
      if (isHandled(part)) signs.delete(part);
      return () => void runs.delete(part);
    },
  };
}

/** The outermost part around the target whose widget waits for such an event. */
function findPart({ page, widgets, isOn, isDeclined }: HoldDeps, target: Element, type: keyof typeof HOLDS): Element | null {
  if (!isOn() || isBeingEdited(page) || isFramedPreview(page)) return null;
  const names = widgets().flatMap(({ name, holds }) => (holds === HOLDS[type] ? name : []));
  const selector = selectParts(names, recognisesPlatformMarkup(page));
  let part: Element | null = null;
  for (let at: Element | null = selector ? target : null; at; at = parentOf(at)) if (unclobbered(at).matches(selector)) part = at;
  return !part || isForeign(part) || isDeclined(part) ? null : part;
}

/** The element that a key activates: for Enter in a quantity the add button. `null`: the browser turns the key into a click. */
function pressedBy(page: Document, target: Element, key: string): Element | null {
  const safe = unclobbered(target as HTMLInputElement);
  const select = (name: string) => selectParts([name], recognisesPlatformMarkup(page));
  if (key !== 'Enter' || !safe.form || !safe.closest(select('quantity'))) return safe.matches('a,button,input') ? null : target;
  let button: Element | null = null;
  for (let at = parentOf(safe); at && !button; at = parentOf(at)) button = unclobbered(at).querySelector(select('add-to-cart'));
  return button;
}

/** Shows a theme that the action waits, until `onHandled` finds that the platform's own script handles it. */
function markHeld(part: Element, state: string, onHandled: () => void): Sign {
  const others = new MutationObserver(() => isHandled(part) && onHandled());
  others.observe(part, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  const giveBack = putState(part, state);
  return {
    isHeld: true,
    takeBack() {
      others.disconnect();
      giveBack();
    },
  };
}

function showUnreachable(page: Document, part: Element, key: keyof typeof heldTexts.texts): Sign {
  const { localizedStrings } = Object(readRawContext(page)['websiteSettings']) as { localizedStrings?: unknown };
  const note = page.createElement('div');
  note.className = 'storefront-unreachable';
  note.setAttribute('role', 'alert');
  unclobbered(part).after(note);
  note.textContent = siteText(localizedStrings, `${heldTexts.name}.${key}`) ?? siteText(localizedStrings, key) ?? heldTexts.texts[key];
  return { isHeld: false, takeBack: () => note.remove() };
}

/** Repeats Enter in a quantity for the add button; another product's quantity submits its form. */
function enter(field: HTMLInputElement): void {
  const isLeft = field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  if (isLeft && field.form) send(field.form, null);
}

/** Submits a form as the page would. */
function send(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const safe = unclobbered(form);
  // Safari supports the former since version 16.
  if ('requestSubmit' in HTMLFormElement.prototype) safe.requestSubmit(submitter);
  else safe.submit();
}

/** A press that activates the button: not one that opens a link elsewhere, and not a key without effect. */
const isPlain = ({ type, button, key, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent & KeyboardEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey || button) && (type !== 'keydown' || key === 'Enter' || key === ' ');

/** Whether no widget applies to the part, as far as is known without its file. */
const isForeign = (part: Element): boolean => {
  const safe = unclobbered(part);
  return safe.closest(`${selectors.off},${selectors.productAddOn}`) !== null || safe.querySelector(FOREIGN_FIELD) !== null;
};

const isHandled = (part: Element): boolean => {
  const safe = unclobbered(part);
  return safe.matches(HANDLED) || safe.querySelector(HANDLED) !== null;
};

/** Returns a function that restores the former state. */
function putState(part: Element, state: string): () => void {
  const safe = unclobbered(part);
  const before = safe.getAttribute('data-state');
  safe.setAttribute('data-state', state);
  let isOver = false;
  return () => {
    const isOurs = !isOver && safe.getAttribute('data-state') === state;
    isOver = true;
    if (!isOurs) return;
    if (before === null) safe.removeAttribute('data-state');
    else safe.setAttribute('data-state', before);
  };
}
