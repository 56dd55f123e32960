import { dispatchDomEvent } from '../core/page/dispatchDomEvent.ts';
import type { Emit } from '../core/feature/Emit.ts';
import type { Page } from '../core/page/createPage.ts';
import type { Emitter } from '../lib/emitter.ts';
import { once } from '../lib/once.ts';
import type { StorefrontEvents } from './StorefrontEvents.ts';

/** Limit (ms) to how long a part's file may keep an event back. */
const LONGEST_WAIT_MS = 1000;

/**
 * Emits to listeners and on the page. Listeners read the page, so the change is shown first: within a microtask, or when the part that
 * shows it has been loaded. What asks whether something may be done asks at once.
 */
export const emitOnPage =
  (events: Emitter<StorefrontEvents>, page: Page, arriving: () => Promise<unknown> | null): Emit<StorefrontEvents> =>
  (name, detail) => {
    const send = once(() => {
      events.emit(name, detail);
      dispatchDomEvent(page, name, detail);
    });
    if (name.startsWith('before-')) return send();
    const parts = arriving();
    void (parts ?? Promise.resolve()).then(send);
    if (parts) setTimeout(send, LONGEST_WAIT_MS);
  };
