import { useLayoutEffect, useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPartRoots } from '../../../src/core/mount/createPartRoots.ts';
import { isWidgetIntact, mountWidget, unmountWidget } from '../../../src/core/mount/mountWidget.ts';
import { useReplaceContent } from '../../../src/core/ui/useWrites.ts';
import { inShop } from '../ui/inShop.tsx';

const roots = createPartRoots(document);
const settle = () => new Promise((go) => setTimeout(go));

function mount(element: HTMLElement, content: ReactElement, onFail: (error: unknown) => void) {
  function Ours(): ReactElement {
    useReplaceContent(element, true);
    return content;
  }
  const parts = { read: () => ({}), Component: Ours, placeIn: () => ({ parent: element }) };
  return mountWidget(
    { element },
    parts,
    {},
    { roots, provide: (shown, own) => inShop(shown, { own }), onFail: (_, error) => onFail(error) },
  );
}

const shown = (element: HTMLElement) => element.querySelector('span')?.innerHTML;

function onPage(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

function Late({ boom }: { boom: () => void }): ReactElement {
  useLayoutEffect(boom);
  return <b>ours</b>;
}

function Broken(): never {
  throw new Error('boom');
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('mounting a widget in an element of the page', () => {
  it('shows it at once', () => {
    const element = onPage('<p>server</p>');
    const mounted = mount(element, <b>ours</b>, vi.fn());
    expect(shown(element)).toBe('<b>ours</b>');
    expect(element.textContent).toBe('ours');
    unmountWidget(mounted);
  });

  it('leaves the server’s child nodes where they are, and gives them back as they were, texts and comments included', () => {
    const element = onPage('<p>from <b>$5</b><!-- note --> each</p>');
    const before = [...element.childNodes];
    const mounted = mount(element, <i>ours</i>, vi.fn());
    expect([...element.childNodes].slice(0, -1).every((node, at) => node === before[at])).toBe(true);
    expect(element.textContent).toBe('ours');
    unmountWidget(mounted);
    expect([...element.childNodes].every((node, at) => node === before[at])).toBe(true);
    expect(element.innerHTML).toBe('from <b>$5</b><!-- note --> each');
  });

  it('gives them back once, even when it is unmounted twice', () => {
    const element = onPage('<p>server</p>');
    const mounted = mount(element, <i>ours</i>, vi.fn());
    unmountWidget(mounted);
    element.textContent = 'the theme has gone on';
    unmountWidget(mounted);
    expect(element.textContent).toBe('the theme has gone on');
  });

  it('is heard each time anew: a click counts in the second life of an element as in the first, and nowhere between', () => {
    const element = onPage('<p><b>server</b></p>');
    const onClick = vi.fn();
    const click = () => (element.querySelector<HTMLElement>('button') ?? element).click();
    for (let life = 1; life <= 3; life += 1) {
      const mounted = mount(
        element,
        <button type="button" onClick={onClick}>
          ours
        </button>,
        vi.fn(),
      );
      click();
      expect(onClick).toHaveBeenCalledTimes(life);
      unmountWidget(mounted);
      click();
      expect(onClick).toHaveBeenCalledTimes(life);
    }
  });

  it('is told from one whose nodes the host has thrown away', () => {
    const element = onPage('<p>server</p>');
    const mounted = mount(element, <i>ours</i>, vi.fn());
    element.textContent = '';
    expect(isWidgetIntact(mounted)).toBe(false);
    expect(() => unmountWidget(mounted)).not.toThrow();
    expect(element.textContent).toBe('');
  });

  it('counts a widget that shows nothing as intact', () => {
    const mounted = mount(onPage('<p>server</p>'), <></>, vi.fn());
    expect(isWidgetIntact(mounted)).toBe(true);
    unmountWidget(mounted);
  });
});

describe('a widget that throws', () => {
  it('says so once, later and not from inside React, and leaves its neighbours alone', async () => {
    document.body.innerHTML = '<p id="a">server a</p><p id="b">server b</p>';
    const [a, b] = document.querySelectorAll<HTMLElement>('p');
    const onFail = vi.fn();
    const neighbour = mount(b!, <i>fine</i>, vi.fn());
    const mounted = mount(a!, <Broken />, onFail);
    expect(onFail).not.toHaveBeenCalled();
    await settle();
    expect(onFail).toHaveBeenCalledExactlyOnceWith(new Error('boom'));
    unmountWidget(mounted);
    expect(a!.innerHTML).toBe('server a');
    expect(shown(b!)).toBe('<i>fine</i>');
    unmountWidget(neighbour);
  });

  it('says so when it throws later, after a click', async () => {
    const element = onPage('<p>server</p>');
    const onFail = vi.fn();
    const Bomb = () => {
      const [isLit, light] = useState(false);
      if (isLit) throw new Error('later');
      return <button onClick={() => light(true)}>ours</button>;
    };
    const mounted = mount(element, <Bomb />, onFail);
    expect(shown(element)).toBe('<button>ours</button>');
    element.querySelector('button')!.click();
    await settle();
    expect(onFail).toHaveBeenCalledExactlyOnceWith(new Error('later'));
    unmountWidget(mounted);
    expect(element.innerHTML).toBe('server');
  });

  it.each<[string, (boom: () => void) => ReactElement]>([
    ['while its nodes are put on the page', (boom) => <b ref={boom}>ours</b>],
    ['once they stand there', (boom) => <Late boom={boom} />],
  ])('%s is not one that the host has emptied, to be mounted once more', async (_when, content) => {
    const onFail = vi.fn();
    const boom = () => {
      throw new Error('boom');
    };
    const mounted = mount(onPage('<p>server</p>'), content(boom), onFail);
    expect(isWidgetIntact(mounted)).toBe(true);
    await settle();
    expect(onFail).toHaveBeenCalledExactlyOnceWith(new Error('boom'));
    unmountWidget(mounted);
  });

  it('writes nothing to the page’s console', async () => {
    const complain = vi.spyOn(console, 'error');
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const mounted = mount(onPage('<p>server</p>'), <Broken />, vi.fn());
    await settle();
    expect(complain).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    unmountWidget(mounted);
    vi.unstubAllGlobals();
  });
});

describe('what a widget hears', () => {
  it('includes clicks and keys on what it shows', () => {
    const element = onPage('<p>server</p>');
    const heard: string[] = [];
    const mounted = mount(
      element,
      <button onClick={() => heard.push('click')} onKeyDown={() => heard.push('key')} onFocus={() => heard.push('focus')}>
        ours
      </button>,
      vi.fn(),
    );
    const button = element.querySelector('button')!;
    button.click();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    button.focus();
    expect(heard).toEqual(['click', 'key', 'focus']);
    unmountWidget(mounted);
    button.click();
    expect(heard).toHaveLength(3);
  });
});
