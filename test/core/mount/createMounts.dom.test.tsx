import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageError } from '../../../src/lib/PageError.ts';
import type { WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import {
  aWidget,
  measure,
  onFailed,
  openMounts,
  partsOf,
  readText,
  report,
  settle,
  Show,
  texts,
  type Props,
  stubSight,
} from './openMounts.tsx';

const part = (id: string, more = '') => `<p data-storefront="price" id="${id}" ${more}>server ${id}</p>`;

beforeEach(() => {
  report.mockReset();
  onFailed.mockReset();
  measure.mockReset();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('mounting what is on the page', () => {
  it('is done when the scan says so, what the visitor sees first', async () => {
    document.body.innerHTML = part('a') + part('b') + part('c');
    const order: string[] = [];
    for (const [id, top] of [
      ['a', 9000],
      ['b', 10],
      ['c', 20],
    ] as const) {
      document.getElementById(id)!.getBoundingClientRect = () => ({ top, bottom: top + 9 }) as DOMRect;
    }
    const mounts = openMounts([aWidget('price', {}, (element) => (order.push(element.id), { text: element.id }))]);
    await mounts.scan(document);
    expect(texts()).toEqual(['a', 'b', 'c']);
    expect(order).toEqual(['b', 'c', 'a']);
    mounts.stop();
  });

  it('can be asked for again and again, and mounts only what is new', async () => {
    document.body.innerHTML = part('a');
    const load = vi.fn(async () => partsOf(Show));
    const mounts = openMounts([aWidget('price', { load })]);
    await Promise.all([mounts.scan(document), mounts.scan(document)]);
    const first = document.querySelector('b');
    document.body.append(Object.assign(document.createElement('div'), { innerHTML: part('z') }));
    await mounts.scan(document);
    expect(texts()).toEqual(['ours a', 'ours z']);
    expect(document.querySelector('b')).toBe(first);
    expect(load).toHaveBeenCalledOnce();
    mounts.stop();
  });

  it('is done for a second scan only when the first one’s elements are mounted as well', async () => {
    document.body.innerHTML = part('a');
    let arrive: (parts: ReturnType<typeof partsOf>) => void = () => undefined;
    const mounts = openMounts([aWidget('price', { load: () => new Promise((resolve) => (arrive = resolve)) })]);
    void mounts.scan(document);
    const done = vi.fn();
    const second = mounts.scan(document).then(done);
    await settle();
    expect(done).not.toHaveBeenCalled();
    arrive(partsOf(Show));
    await second;
    expect(texts()).toEqual(['ours a']);
    mounts.stop();
  });

  it('is measured once for each kind of widget, the one that mounts first', async () => {
    document.body.innerHTML = `${part('a')}${part('b')}<p data-storefront="status" id="c"></p>`;
    const began = performance.now();
    const mounts = openMounts([aWidget('price'), aWidget('status'), aWidget('quantity')]);
    await mounts.scan(document);
    document.body.append(Object.assign(document.createElement('div'), { innerHTML: part('z') }));
    await mounts.scan(document);
    expect(texts()).toEqual(['ours a', 'ours b', 'ours c', 'ours z']);
    expect(measure.mock.calls).toEqual([
      ['storefront-mount-price', { start: expect.any(Number) }],
      ['storefront-mount-status', { start: expect.any(Number) }],
    ]);
    for (const [, { start }] of measure.mock.calls) expect(start).toBeGreaterThanOrEqual(began);
    mounts.stop();
  });

  it('is not measured where a widget could not be mounted: the next of its kind is', async () => {
    document.body.innerHTML = part('a') + part('b');
    const read: typeof readText = (element, page) => {
      if (element.id === 'a') throw new PageError('unreadable');
      return readText(element, page);
    };
    const mounts = openMounts([aWidget('price', {}, read)]);
    await mounts.scan(document);
    expect(texts()).toEqual(['server a', 'ours b']);
    expect(measure).toHaveBeenCalledOnce();
    mounts.stop();
  });

  it('gives everything back at the end, also what had not been mounted yet', async () => {
    document.body.innerHTML = part('a') + part('b');
    const mounts = openMounts([aWidget('price')]);
    const scanning = mounts.scan(document);
    mounts.stop();
    await scanning;
    await settle();
    expect(texts()).toEqual(['server a', 'server b']);
    await mounts.scan(document);
    expect(texts()).toEqual(['server a', 'server b']);
  });

  it('mounts first what the visitor can see, and otherwise keeps the order of the page', async () => {
    document.body.innerHTML = ['a', 'b', 'c', 'd'].map((id) => part(id)).join('');
    for (const [id, top] of [
      ['a', 5000],
      ['b', 100],
      ['c', -500],
      ['d', 200],
    ] as const) {
      document.getElementById(id)!.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
    }
    const order: string[] = [];
    const mounts = openMounts([aWidget('price', {}, (element) => (order.push(element.id), { text: element.id }))]);
    await mounts.scan(document);
    expect(order).toEqual(['b', 'd', 'a', 'c']);
    mounts.stop();
  });

  it('leaves the visitor turns: no more than 8 ms of work without one', async () => {
    document.body.innerHTML = Array.from({ length: 6 }, (_, at) => part(`p${at}`)).join('');
    let now = 0;
    const order: string[] = [];
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.stubGlobal('scheduler', { yield: async () => void (now > 0 && order.push('visitor')) });
    const mounts = openMounts([aWidget('price', {}, (element) => ((now += 5), order.push(element.id), { text: element.id }))]);
    await mounts.scan(document);
    expect(order).toEqual(['p0', 'p1', 'visitor', 'p2', 'p3', 'visitor', 'p4', 'p5', 'visitor']);
    mounts.stop();
  });

  it('knows a copy of a mounted element as a new one', async () => {
    document.body.innerHTML = part('a');
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    document.body.append(document.querySelector('p')!.cloneNode(true));
    await mounts.scan(document);
    expect(texts()).toEqual(['ours a', 'ours a']);
    mounts.stop();
    expect(texts()).toEqual(['server a', 'ours a']);
  });
});

describe('an element that is not for the widget after all', () => {
  it('keeps the server’s HTML and is not asked again', async () => {
    document.body.innerHTML = part('a');
    const read = vi.fn(() => null);
    const mounts = openMounts([aWidget('price', {}, read)]);
    await mounts.scan(document);
    await mounts.scan(document);
    expect(texts()).toEqual(['server a']);
    expect(read).toHaveBeenCalledOnce();
    expect(report).not.toHaveBeenCalled();
    mounts.stop();
  });

  it('is reported when its data is broken, once, and keeps the server’s HTML', async () => {
    document.body.innerHTML = part('a') + part('b');
    const mistake = new PageError('data-variants is not valid JSON.');
    const mounts = openMounts([
      aWidget('price', {}, (element, page) => {
        if (element.id === 'a') throw mistake;
        return readText(element, page);
      }),
    ]);
    await mounts.scan(document);
    await mounts.scan(document);
    expect(texts()).toEqual(['server a', 'ours b']);
    expect(report.mock.calls).toEqual([[mistake, { element: document.getElementById('a'), part: 'price' }]]);
    expect(onFailed).toHaveBeenCalledExactlyOnceWith('price', document.getElementById('a'));
    mounts.stop();
  });

  it('gets the server’s HTML back when the widget throws, and its neighbours live', async () => {
    document.body.innerHTML = part('a') + part('b');
    const boom = new Error('boom');
    const Sometimes = (props: Props & WidgetProps) => {
      if (props.text.endsWith('a')) throw boom;
      return <Show {...props} />;
    };
    const mounts = openMounts([aWidget('price', { load: async () => partsOf(Sometimes) })]);
    await mounts.scan(document);
    await settle();
    expect(texts()).toEqual(['server a', 'ours b']);
    expect(report.mock.calls).toEqual([[boom, { element: document.getElementById('a'), part: 'price' }]]);
    expect(onFailed).toHaveBeenCalledOnce();
    await mounts.scan(document);
    expect(texts()).toEqual(['server a', 'ours b']);
    mounts.stop();
  });
});

describe('a widget that cannot be loaded', () => {
  it('is reported, leaves the server’s HTML, and is asked for again at the next scan', async () => {
    document.body.innerHTML = part('a');
    const lost = new TypeError('Failed to fetch dynamically imported module');
    const load = vi.fn(async () => partsOf(Show));
    load.mockRejectedValueOnce(lost);
    const mounts = openMounts([aWidget('price', { load })]);
    await mounts.scan(document);
    expect(texts()).toEqual(['server a']);
    expect(report.mock.calls).toEqual([[lost, { element: document.getElementById('a'), part: 'price' }]]);
    await mounts.scan(document);
    expect(texts()).toEqual(['ours a']);
    mounts.stop();
  });
});

describe('a page on which a widget could not be loaded', () => {
  it('asks for it again when the visitor turns to the page, and not after it was stopped', async () => {
    document.body.innerHTML = part('a');
    const load = vi.fn(async () => partsOf(Show));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const mounts = openMounts([aWidget('price', { load })]);
    await mounts.scan(document);
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await vi.waitFor(() => expect(texts()).toEqual(['ours a']));
    mounts.stop();

    load.mockClear();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const others = openMounts([aWidget('price', { load })]);
    await others.scan(document);
    others.stop();
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await others.scan(document);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('the moment to mount', () => {
  const interest = (id: string) => document.getElementById(id)!.dispatchEvent(new Event('pointerover', { bubbles: true }));

  it('is when the visitor shows interest, where the widget says so', async () => {
    document.body.innerHTML = part('a') + part('b');
    const mounts = openMounts([aWidget('price', { when: 'interaction' })]);
    await mounts.scan(document);
    expect(texts()).toEqual(['server a', 'server b']);
    interest('a');
    await vi.waitFor(() => expect(texts()).toEqual(['ours a', 'server b']));
    mounts.stop();
    interest('b');
    await settle();
    expect(texts()).toEqual(['server a', 'server b']);
  });

  it('is what the element itself says, before the widget', async () => {
    document.body.innerHTML = part('a', 'data-storefront-when="interaction"') + part('b');
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    expect(texts()).toEqual(['server a', 'ours b']);
    mounts.stop();
  });

  it('is when the element comes into view', async () => {
    const near = stubSight();
    document.body.innerHTML = part('a', 'data-storefront-when="visible"');
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    expect(texts()).toEqual(['server a']);
    near.get(document.getElementById('a')!)!();
    await vi.waitFor(() => expect(texts()).toEqual(['ours a']));
    mounts.stop();
  });

  it('is when the browser has nothing better to do', async () => {
    let rest: () => void = () => undefined;
    vi.stubGlobal('requestIdleCallback', (run: () => void) => ((rest = run), 1));
    vi.stubGlobal('cancelIdleCallback', vi.fn());
    document.body.innerHTML = part('a', 'data-storefront-when="idle"');
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    expect(texts()).toEqual(['server a']);
    rest();
    await vi.waitFor(() => expect(texts()).toEqual(['ours a']));
    mounts.stop();
  });

  it('is when it nears the viewport, for what is out of sight in a list of more than forty', async () => {
    const near = stubSight();
    document.body.innerHTML = Array.from({ length: 42 }, (_, at) => part(`p${at}`)).join('');
    document.getElementById('p41')!.getBoundingClientRect = () => ({ top: 10, bottom: 20 }) as DOMRect;
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    const waiting = texts().flatMap((text, at) => (text?.startsWith('server') ? [at] : []));
    expect(waiting).toEqual([39, 40]);
    near.get(document.getElementById('p39')!)!();
    await vi.waitFor(() => expect([texts()[39], texts()[40]]).toEqual(['ours p39', 'server p40']));
    mounts.stop();
  });

  it('is at once for what is empty, and for what is in an open dialog, however long the page', async () => {
    const near = stubSight();
    const many = Array.from({ length: 42 }, (_, at) => part(`p${at}`)).join('');
    document.body.innerHTML = `${many}<p id="e" data-storefront="price"> </p><div class="sqs-modal-lightbox">${part('d')}</div>
      <div class="sqs-modal-lightbox" hidden>${part('h')}</div>`;
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    const said = (id: string) => document.getElementById(id)!.textContent;
    expect([said('e'), said('d'), said('h'), said('p41')]).toEqual(['ours e', 'ours d', 'server h', 'server p41']);
    expect(near.has(document.getElementById('e')!)).toBe(false);
    mounts.stop();
  });

  it('never comes for an element that has left the page meanwhile', async () => {
    document.body.innerHTML = part('a', 'data-storefront-when="interaction"');
    const element = document.getElementById('a')!;
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    element.remove();
    mounts.sweep();
    document.body.append(element);
    interest('a');
    await settle();
    expect(texts()).toEqual(['server a']);
    mounts.stop();
  });
});

describe('a page that changes under us', () => {
  it('gets back what it takes away, as the server made it, and may bring it again', async () => {
    document.body.innerHTML = part('a');
    const element = document.getElementById('a')!;
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    element.remove();
    mounts.sweep();
    expect(element.textContent).toBe('server a');
    document.body.append(element);
    await mounts.scan(document);
    expect(element.textContent).toBe('ours a');
    mounts.stop();
  });

  it('may ask whether an element is ours, and have that one looked over', async () => {
    document.body.innerHTML = `${part('a')}<i></i>`;
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    const element = document.getElementById('a')!;
    expect([mounts.known.has(element), mounts.known.has(document.querySelector('i')!)]).toEqual([true, false]);
    element.textContent = '';
    mounts.check(document.querySelector('i')!);
    mounts.check(element);
    await settle();
    expect(element.textContent).toBe('ours a');
    mounts.stop();
  });

  it('may move an element without anything happening to it', async () => {
    document.body.innerHTML = `${part('a')}<section></section>`;
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    const ours = document.querySelector('b');
    document.querySelector('section')!.append(document.getElementById('a')!);
    mounts.sweep();
    expect(document.querySelector('b')).toBe(ours);
    mounts.stop();
  });

  it('gets an element that it has emptied mounted anew, three times, and keeps its way after that', async () => {
    document.body.innerHTML = part('a');
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    const element = document.getElementById('a')!;
    for (let time = 1; time <= 4; time += 1) {
      element.textContent = '';
      mounts.sweep();
      await settle();
      expect(element.textContent).toBe(time < 4 ? 'ours a' : '');
    }
    mounts.stop();
  });
});
