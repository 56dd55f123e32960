import { attempt } from '../lib/result.ts';
import { untracked, type Track } from '../lib/createActivity.ts';
import { redirectOf } from '../core/wire/crumb.ts';
import { sendPlain } from '../core/wire/sendPlain.ts';
import { listen } from '../lib/listen.ts';
import { isOnline } from '../lib/when.ts';

/** Time limit (ms) for a response. */
const TIMEOUT_MS = 2500;
/** Bytes under way: browsers refuse more than 64 KiB in all. */
const KEPT_ALIVE = 60_000;

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** The outcome of a beacon is unknown. */
const TAKEN: WireAnswer = { status: 202, text: '' };

export interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

export interface Wire {
  /**
   * Posts, with the crumb for this site's API. Never rejects; `null` when no response came in time. A beacon that the browser took counts
   * as accepted, and so does a request that was under way when the page was left: it arrives, and its answer cannot be read.
   *
   * @param address a path is resolved against the page's address, whatever its `<base>`
   */
  post(address: string, text: string, type: keyof typeof TYPES): Promise<WireAnswer | null>;
  /** Whether the browser accepted it; the outcome is unknown. */
  beacon(url: string, body: Blob | URLSearchParams): boolean;
}

/**
 * @param signal ends what the wire listens to
 * @param track counts requests that are under way
 */
export function createWire(signal: AbortSignal, track: Track = untracked): Wire {
  let bytes = 0;
  let timesLeft = 0;
  listen(window, 'pagehide', () => (timesLeft += 1), signal);

  const beacon: Wire['beacon'] = (url, body) => attempt(() => navigator.sendBeacon(url, body)) ?? false;

  const post: Wire['post'] = async (address, text, type) => {
    const url = resolve(address);
    if (url === null) return null;
    // Without the crumb, which a beacon cannot carry.
    if (!canKeepAlive()) {
      return beacon(url, new Blob([text], { type: TYPES[type] })) ? TAKEN : null;
    }
    const size = new TextEncoder().encode(text).length;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    const keepalive = bytes + size <= KEPT_ALIVE;
    const before = timesLeft;
    bytes += size;
    try {
      const headers = { 'content-type': TYPES[type] };
      const init = { method: 'POST', body: text, headers, keepalive, redirect: redirectOf(url), signal: controller.signal };
      const answer = await sendPlain(url, init);
      return { status: answer.status, text: await answer.text() };
    } catch {
      if (!keepalive || !isOnline()) return null;
      // Browsers fail what is under way just before `pagehide`, though they go on sending it; a page that ends does not get past this.
      if (!controller.signal.aborted) await new Promise((go) => setTimeout(go));
      return timesLeft > before ? TAKEN : null;
    } finally {
      bytes -= size;
      clearTimeout(timer);
    }
  };
  return { beacon, post: (...given) => track(post(...given)) };
}

/** `null` on a page without an address (`srcdoc`, `blob:`). */
const resolve = (address: string): string | null => attempt(() => new URL(address, location.href).href) ?? null;

/** Old libraries replace `Request`, which then no longer shows what the browser can do. */
function canKeepAlive(): boolean {
  if (typeof fetch !== 'function') return false;
  const isNative = typeof Request === 'function' && Function.prototype.toString.call(Request).includes('[native code]');
  return !isNative || 'keepalive' in Request.prototype;
}
