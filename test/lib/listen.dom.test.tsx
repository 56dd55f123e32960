import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../src/lib/listen.ts';

afterEach(() => vi.restoreAllMocks());

const click = (target: EventTarget) => target.dispatchEvent(new Event('click'));

describe('listening until a signal aborts', () => {
  it('ends with the signal, and does not begin after it', () => {
    const leaving = new AbortController();
    const run = vi.fn();
    listen(document, 'click', run, leaving.signal);
    click(document);
    leaving.abort();
    listen(document, 'click', run, leaving.signal);
    click(document);
    expect(run).toHaveBeenCalledOnce();
  });

  it('ends also where the page’s addEventListener knows only a function and whether it captures', () => {
    const add = EventTarget.prototype.addEventListener;
    vi.spyOn(document, 'addEventListener').mockImplementation((type: string, run: unknown, options: unknown) =>
      add.call(document, type, run as EventListener, (options as { capture?: boolean } | undefined)?.capture ?? false),
    );
    const leaving = new AbortController();
    const run = vi.fn();
    listen(document, 'click', run, leaving.signal, { capture: true });
    click(document);
    leaving.abort();
    click(document);
    expect(run).toHaveBeenCalledOnce();
  });

  it('passes nothing on after the end, where the page has lost what removes a listener', () => {
    vi.spyOn(document, 'removeEventListener').mockImplementation(() => undefined);
    const leaving = new AbortController();
    const run = vi.fn();
    listen(document, 'click', run, leaving.signal);
    leaving.abort();
    click(document);
    expect(run).not.toHaveBeenCalled();
  });
});
