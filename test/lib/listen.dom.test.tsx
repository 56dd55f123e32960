import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addListener, listen, onAbort, onceOn } from '../../src/lib/listen.ts';

afterEach(() => vi.restoreAllMocks());

const ROOT = resolve(import.meta.dirname, '../..');

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

describe('listening until the returned function is called', () => {
  it('passes nothing on afterwards, where the page has lost what removes a listener', () => {
    vi.spyOn(document, 'removeEventListener').mockImplementation(() => undefined);
    const run = vi.fn();
    const off = addListener(document, 'click', run);
    click(document);
    off();
    click(document);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs once for the first of several events, where the page has lost what removes a listener', () => {
    vi.spyOn(document, 'removeEventListener').mockImplementation(() => undefined);
    const run = vi.fn();
    onceOn(document, 'click keydown', run);
    click(document);
    document.dispatchEvent(new Event('keydown'));
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('what runs at the end of a lifetime', () => {
  it('runs when the signal aborts', () => {
    const leaving = new AbortController();
    const run = vi.fn();
    onAbort(leaving.signal, run);
    expect(run).not.toHaveBeenCalled();
    leaving.abort();
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('the source', () => {
  it('listens in no other way', () => {
    const files = ['src', 'widgets'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    const direct = files.filter((file) => /\b(?:add|remove)EventListener\s*\(/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(files.length).toBeGreaterThan(500);
    expect(direct).toEqual(['src/lib/listen.ts']);
  });
});
