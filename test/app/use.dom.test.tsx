import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { firstParts, loadFeatures } from '../../src/app/firstParts.ts';
import type { CreateFeature, Kit, Storefront } from '../../src/app/Storefront.ts';
import { clearPage, showForeignPage } from '../core/page/openPage.ts';

vi.stubGlobal('__VERSION__', '1.2.3');

const HTML = '<p data-storefront="greeting" id="one">server</p>';
const texts = () => [...document.querySelectorAll('[data-storefront="greeting"]')].map((element) => element.textContent);

/** Writes "Hello" on the elements of its own hook. */
const greeting = ({ defineFeature, defineWidget, useWrites }: Kit, name = 'greeting') =>
  defineFeature({
    name,
    widgets: [
      defineWidget({
        name,
        load: async () => ({
          read: () => ({}),
          Component({ element }) {
            useWrites((write) => write.text(element, 'Hello'));
            return null;
          },
          placeIn: null,
        }),
      }),
    ],
  });

let storefront: Storefront | null;
let lines: string[];

function arrive(attributes: Readonly<Record<string, string>> = {}): Storefront {
  const tag = document.createElement('script');
  for (const [name, value] of Object.entries({ 'data-debug': 'off', ...attributes })) tag.setAttribute(name, value);
  return (storefront = boot(firstParts, loadFeatures, tag, () => import('../../src/app/inspect/inspectShop.ts')));
}
const shown = (...expected: string[]) => vi.waitFor(() => expect(texts()).toEqual(expected));
const told = (count: number) => vi.waitFor(() => expect(lines).toHaveLength(count));

beforeEach(() => {
  storefront = null;
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  showForeignPage(HTML);
});
afterEach(() => {
  storefront?.destroy();
  clearPage();
  delete window.Storefront;
  vi.restoreAllMocks();
});

describe('a feature from outside', () => {
  it('that was queued before the script is made once, and mounted on a page that has nothing else', async () => {
    const create = vi.fn<CreateFeature>((kit) => greeting(kit));
    window.Storefront = [];
    window.Storefront.push(['use', create]);
    arrive();
    await shown('Hello');
    expect(create).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([]);
  });

  it('that comes late, from an async function, is mounted on what is there already and on what comes after it', async () => {
    arrive();
    await storefront!.ready;
    let finish: () => void = () => undefined;
    const file = new Promise<void>((resolve) => (finish = resolve));
    storefront!.use(async (kit) => {
      await file;
      return greeting(kit);
    });
    expect(texts()).toEqual(['server']);
    finish();
    await shown('Hello');
    document.body.insertAdjacentHTML('beforeend', HTML.replace('one', 'two'));
    await shown('Hello', 'Hello');
  });

  it('is taken off the page with the shop, and begins anew with it without being made again', async () => {
    const create = vi.fn<CreateFeature>((kit) => greeting(kit));
    arrive();
    storefront!.use(create);
    await shown('Hello');
    storefront!.destroy();
    expect(texts()).toEqual(['server']);
    void storefront!.start();
    await shown('Hello');
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('whose widget waits for clicks gets one that came before its file', async () => {
    const pressed = vi.fn();
    let finish: () => void = () => undefined;
    const file = new Promise<void>((resolve) => (finish = resolve));
    const load = vi.fn();
    arrive();
    storefront!.use(({ defineFeature, defineWidget, useHeld }) =>
      defineFeature({
        name: 'greeting',
        widgets: [
          defineWidget({
            name: 'greeting',
            holds: 'click',
            async load() {
              load();
              await file;
              return {
                read: () => ({}),
                Component({ element }: { element: HTMLElement }) {
                  useHeld(element, pressed);
                  return null;
                },
                placeIn: null,
              };
            },
          }),
        ],
      }),
    );
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    const press = () => document.querySelector('#one')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(press()).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
    finish();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    expect(press()).toBe(true);
  });

  it('whose widget waits for clicks, and takes none over, keeps none from the page once it is mounted', async () => {
    arrive();
    storefront!.use((kit) => {
      const feature = greeting(kit);
      return { ...feature, widgets: feature.widgets.map((widget) => ({ ...widget, holds: 'click' as const })) };
    });
    await shown('Hello');
    const press = () => document.querySelector('#one')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    press();
    await vi.waitFor(() => expect(press()).toBe(true));
  });

  it('waits for a shop that is started by hand', async () => {
    const create = vi.fn<CreateFeature>((kit) => greeting(kit));
    arrive({ 'data-manual': '' });
    storefront!.use(create);
    expect(create).not.toHaveBeenCalled();
    void storefront!.start();
    await shown('Hello');
  });

  it('begins what it does on the page as a whole, and ends it with the shop', async () => {
    const signals: AbortSignal[] = [];
    arrive();
    storefront!.use(({ defineFeature }) => defineFeature({ name: 'quiet', start: (_core, signal) => void signals.push(signal) }));
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    storefront!.destroy();
    expect(signals[0]!.aborted).toBe(true);
    void storefront!.start();
    await vi.waitFor(() => expect(signals).toHaveLength(2));
  });

  it('harms nothing where it throws, rejects or is no feature: each is one line on the console', async () => {
    arrive();
    storefront!.push(
      [
        'use',
        () => {
          throw new Error('no file');
        },
      ],
      ['use', () => Promise.reject(new Error('no network'))],
      ['use', () => undefined],
      ['use', 'greeting'],
      ['use', greeting],
    );
    await shown('Hello');
    await told(4);
    expect(lines.toSorted()).toEqual([
      '[storefront] use: expected a function that returns what defineFeature returns.',
      '[storefront] use: expected a function that returns what defineFeature returns.',
      '[storefront] use: no file',
      '[storefront] use: no network',
    ]);
  });

  it('is refused where another one, ours or not, has its name or the name of one of its widgets', async () => {
    arrive();
    storefront!.use((kit) => greeting(kit));
    storefront!.use((kit) => greeting(kit));
    storefront!.use(({ defineFeature }) => defineFeature({ name: 'cart' }));
    // The name of the texts that no feature has alone.
    storefront!.use(({ defineFeature }) => defineFeature({ name: 'shop' }));
    storefront!.use((kit) => ({ ...greeting(kit, 'price'), name: 'prices' }));
    storefront!.use(({ defineFeature, readers }) => defineFeature({ name: 'paths', settings: { cartPath: [readers.text, ''] } }));
    storefront!.use(({ defineFeature, readers }) => defineFeature({ name: 'delays', settings: { addedDelay: [readers.text, ''] } }));
    await shown('Hello');
    await told(6);
    const line = (name: string) =>
      `[storefront] use: "${name}" is left out: another feature has its name, or the name of one of its widgets or settings.`;
    expect(lines).toEqual([line('greeting'), line('cart'), line('shop'), line('prices'), line('paths'), line('delays')]);
  });

  describe('with settings and texts of its own', () => {
    const DEFAULT = { greetings: 1, isLoud: false };
    /** Writes its text as often as its setting says, and hands on what its `start` is given. */
    const choir = ({ defineFeature, defineWidget, readers, localize, useSettings, useWrites }: Kit, started: (given: unknown) => void) => {
      const words = { name: 'choir', texts: { sung: 'La' } } as const;
      return defineFeature({
        ...words,
        settings: { greetings: [readers.integer, 1], isLoud: [readers.switch, false] },
        start: (core) => started({ settings: core.settings, texts: core.texts }),
        widgets: [
          defineWidget({
            name: 'greeting',
            load: async () => ({
              read: () => ({}),
              Component({ element }) {
                const { greetings, isLoud, localizedStrings } = useSettings<{ greetings: number; isLoud: boolean }>();
                const { sung } = localize(words, localizedStrings);
                useWrites((write) => write.text(element, sung.repeat(greetings) + (isLoud ? '!' : '')));
                return null;
              },
              placeIn: null,
            }),
          }),
        ],
      });
    };

    it('reads them from tag and page, in the site’s words', async () => {
      const started = vi.fn<(given: unknown) => void>();
      window.Static = {
        SQUARESPACE_CONTEXT: { storefront: { isLoud: true }, websiteSettings: { localizedStrings: { 'choir.sung': 'Do' } } },
      };
      arrive({ 'data-greetings': '2' });
      storefront!.use((kit) => choir(kit, started));
      await shown('DoDo!');
      expect(started).toHaveBeenCalledWith({ settings: { greetings: 2, isLoud: true }, texts: { sung: 'Do' } });
      expect(lines).toEqual([]);
    });

    it('are known where they begin like one of ours, and what is nobody’s is one line', async () => {
      const started = vi.fn<(given: unknown) => void>();
      arrive({ 'data-gift-note-place': 'end', 'data-gift-nothing': 'yes' });
      storefront!.use(({ defineFeature, readers }) =>
        defineFeature({
          name: 'gift-note',
          settings: { giftNotePlace: [readers.oneOf('top', 'end'), 'top'] },
          start: ({ settings }) => started(settings),
        }),
      );
      await vi.waitFor(() => expect(started).toHaveBeenCalledWith({ giftNotePlace: 'end' }));
      await told(1);
      expect(lines).toEqual(['[storefront] config: script tag: giftNothing is no setting.']);
    });

    it('uses their defaults where a value is bad, which is one line on the console', async () => {
      const started = vi.fn<(given: unknown) => void>();
      arrive({ 'data-greetings': 'many' });
      storefront!.use((kit) => choir(kit, started));
      await shown('La');
      expect(started).toHaveBeenCalledWith({ settings: DEFAULT, texts: { sung: 'La' } });
      expect(lines).toEqual(['[storefront] config: script tag: greetings cannot be "many"; using 1.']);
    });
  });
});
