/**
 * `Request`, `Response` and `Headers` that can be trusted. Some old libraries replace the page's own (MooTools has a `Request` of its
 * own), and the HTTP client uses them while it is being imported: the whole bundle would die. So each is the page's own when that is
 * native code, else the one of a hidden frame, which has to stay in the document for as long as the page lives.
 *
 * The build swaps these in for `globalThis.Request` and its like; nothing else imports this file.
 */
type Natives = Pick<typeof globalThis, 'Request' | 'Response' | 'Headers'>;

const page = globalThis as unknown as Natives & { document?: Document };
const natives = /* @__PURE__ */ pickNatives();

/**
 * The native `Request`, fed with the own properties of its `init` only: with an enumerable `body` on `Object.prototype` every GET
 * would throw.
 */
export const Request = /* @__PURE__ */ ownInitOnly(natives.Request);
export const Response = natives.Response;
export const Headers = natives.Headers;

function pickNatives(): Natives {
  if (isNative(page.Request) && isNative(page.Response) && isNative(page.Headers)) return page;
  const frame = openFrame();
  return frame && isNative(frame.Request) && isNative(frame.Response) && isNative(frame.Headers) ? frame : page;
}

function isNative(type: unknown): boolean {
  return typeof type === 'function' && Function.prototype.toString.call(type).includes('[native code]');
}

function openFrame(): Natives | null {
  const { document } = page;
  const parent = document?.head ?? document?.documentElement;
  if (!document || !parent) return null;
  try {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
    parent.append(frame);
    return frame.contentWindow as unknown as Natives | null;
  } catch {
    return null;
  }
}

function ownInitOnly(Native: typeof globalThis.Request): typeof globalThis.Request {
  return class extends Native {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      super(input, Object.assign(Object.create(null) as RequestInit, init));
    }
  };
}
