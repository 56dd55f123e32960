import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What a browser's own class looks like to those who ask. */
function native<Type extends object>(type: Type): Type {
  return new Proxy(type, {});
}

/** A library's class of the same name and another purpose. */
function TheirRequest(): void {
  throw new Error('This is no HTTP request.');
}

const own = { Request: globalThis.Request, Response: globalThis.Response, Headers: globalThis.Headers };
const natives = () => import('../../src/lib/natives.ts');
const frames = () => document.querySelectorAll('iframe');

beforeEach(() => {
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    disableIframePageLoading: false,
    enableIframePageLoading: true,
  });
  vi.resetModules();
  for (const [name, type] of Object.entries(own)) vi.stubGlobal(name, native(type));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const frame of frames()) frame.remove();
  delete (Object.prototype as { body?: unknown }).body;
});

describe('the classes that the HTTP client is given', () => {
  it("are the page's own when nobody has replaced them, and no frame is opened", async () => {
    const { Headers, Request, Response } = await natives();
    expect(Headers).toBe(globalThis.Headers);
    expect(Response).toBe(globalThis.Response);
    expect(Object.getPrototypeOf(Request)).toBe(globalThis.Request);
    expect(frames()).toHaveLength(0);
  });

  it('come from one hidden frame, kept in the page, when a library has put its own Request there', async () => {
    vi.stubGlobal('Request', TheirRequest);
    const theirs = document.createElement.bind(document);
    const inFrame = { Request: native(own.Request), Response: native(own.Response), Headers: native(own.Headers) };
    const createElement = vi.spyOn(document, 'createElement').mockImplementation(((name: string) => {
      const element = theirs(name);
      if (name === 'iframe') Object.defineProperty(element, 'contentWindow', { value: inFrame });
      return element;
    }) as typeof document.createElement);
    const { Headers, Request, Response } = await natives();
    createElement.mockRestore();

    expect(Headers).toBe(inFrame.Headers);
    expect(Response).toBe(inFrame.Response);
    expect(Object.getPrototypeOf(Request)).toBe(inFrame.Request);
    expect(frames()).toHaveLength(1);
    const [frame] = frames();
    expect(frame!.isConnected && frame!.hidden).toBe(true);
    expect([frame!.getAttribute('aria-hidden'), frame!.tabIndex]).toEqual(['true', -1]);
  });

  it("are the page's own after all where no frame may be opened", async () => {
    vi.stubGlobal('Request', TheirRequest);
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const { Request } = await natives();
    append.mockRestore();
    expect(Object.getPrototypeOf(Request)).toBe(TheirRequest);
  });

  it('read only what was really asked for, on a page that puts a body on every object', async () => {
    const { Request } = await natives();
    (Object.prototype as { body?: unknown }).body = 'theirs';
    const request = new Request('http://shop.test/', { method: 'GET' });
    expect(request.method).toBe('GET');
    expect(await new Request('http://shop.test/', { method: 'POST', body: 'mine' }).text()).toBe('mine');
  });
});
