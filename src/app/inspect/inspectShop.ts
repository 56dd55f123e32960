import { notRunning } from '../../core/notRunning.ts';
import type { ErrorBuffer } from '../../errors/createErrorBuffer.ts';
import { recognisesPlatformMarkup } from '../../core/page/recognisesPlatformMarkup.ts';
import type { Session } from '../createSession.ts';
import type { Storefront } from '../Storefront.ts';
import { formatInspection } from './formatInspection.ts';
import type { Inspection } from './Inspection.ts';
import { inspectParts } from './inspectParts.ts';
import { inspectProducts } from './inspectProducts.ts';
import { inspectFlags, inspectSettings } from './inspectSettings.ts';
import { inspectTimeline } from './inspectTimeline.ts';

interface Inspected {
  readonly version: string;
  /** The script's tag; `null`: a module imported it. */
  readonly tag: HTMLScriptElement | null;
  readonly errors: ErrorBuffer;
  /** `null`: the shop was not started, or was destroyed. */
  readonly session: Session | null;
}

/** Reads everything at once, and changes nothing. */
export function inspectShop({ version, tag, errors, session }: Inspected): Awaited<ReturnType<Storefront['inspect']>> {
  try {
    const runtime = session?.runtime() ?? null;
    const cart = runtime?.shop.cart.store.getState();
    const data: Omit<Inspection, 'text'> = {
      version,
      file: tag?.src ? (new URL(tag.src).pathname.split('/').at(-1) ?? null) : null,
      state: runtime ? 'running' : session ? 'none' : 'stopped',
      page: inspectPage(document),
      parts: runtime ? inspectParts(runtime) : [],
      products: runtime ? inspectProducts(runtime) : [],
      cart: cart
        ? { status: cart.status, lines: cart.cart?.entries.length ?? null, isChanging: cart.recalculating, isWaiting: cart.waiting }
        : null,
      consent: session?.pageServices.current()?.consent.get() ?? null,
      settings: session ? inspectSettings(session.sources) : [],
      flags: inspectFlags(document),
      ...inspectTimeline(errors),
    };
    return { ok: true, ...data, text: formatInspection(data) };
  } catch (error) {
    return notRunning(error);
  }
}

function inspectPage(page: Document): Inspection['page'] {
  const view = page.defaultView;
  return {
    // The origin alone: a path may name an order, and a query what was searched for.
    origin: page.location.origin,
    language: page.documentElement.lang,
    direction: page.documentElement.dir || 'ltr',
    isPlatformMarkup: recognisesPlatformMarkup(page),
    isOnline: navigator.onLine,
    isSecure: view?.isSecureContext ?? false,
    width: view?.innerWidth ?? 0,
    height: view?.innerHeight ?? 0,
    browser: navigator.userAgent,
  };
}
