import { useLayoutEffect, useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountWidget } from '../../../src/core/mount/mountRoot.tsx';
import { useReplaceContent } from '../../../src/core/ui/useWrites.ts';
import { inShop } from '../ui/inShop.tsx';

const settle = () => new Promise((go) => setTimeout(go));

function mount(element: HTMLElement, content: ReactElement, onFail: (error: unknown) => void) {
  function Ours(): ReactElement {
    useReplaceContent(element, true);
    return content;
  }
  const parts = { read: () => ({}), Component: Ours, placeIn: () => ({ parent: element }) };
  return mountWidget(element, parts, {}, (shown, own) => inShop(shown, { own }), onFail);
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
    mounted.unmount();
  });

  it('leaves the server’s child nodes where they are, and gives them back as they were, texts and comments included', () => {
    const element = onPage('<p>from <b>$5</b><!-- note --> each</p>');
    const before = [...element.childNodes];
    const mounted = mount(element, <i>ours</i>, vi.fn());
    expect([...element.childNodes].slice(0, -1).every((node, at) => node === before[at])).toBe(true);
    expect(element.textContent).toBe('ours');
    mounted.unmount();
    expect([...element.childNodes].every((node, at) => node === before[at])).toBe(true);
    expect(element.innerHTML).toBe('from <b>$5</b><!-- note --> each');
  });

  it('gives them back once, even when it is unmounted twice', () => {
    const element = onPage('<p>server</p>');
    const mounted = mount(element, <i>ours</i>, vi.fn());
    mounted.unmount();
    element.textContent = 'the theme has gone on';
    mounted.unmount();
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
      mounted.unmount();
      click();
      expect(onClick).toHaveBeenCalledTimes(life);
    }
  });

  it('is told from one whose nodes the host has thrown away', () => {
    const element = onPage('<p>server</p>');
    const mounted = mount(element, <i>ours</i>, vi.fn());
    element.textContent = '';
    expect(mounted.isIntact()).toBe(false);
    expect(() => mounted.unmount()).not.toThrow();
    expect(element.textContent).toBe('');
  });

  it('counts a widget that shows nothing as intact', () => {
    const mounted = mount(onPage('<p>server</p>'), <></>, vi.fn());
    expect(mounted.isIntact()).toBe(true);
    mounted.unmount();
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
    mounted.unmount();
    expect(a!.innerHTML).toBe('server a');
    expect(shown(b!)).toBe('<i>fine</i>');
    neighbour.unmount();
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
    mounted.unmount();
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
    expect(mounted.isIntact()).toBe(true);
    await settle();
    expect(onFail).toHaveBeenCalledExactlyOnceWith(new Error('boom'));
    mounted.unmount();
  });

  it('writes nothing to the page’s console', async () => {
    const complain = vi.spyOn(console, 'error');
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const mounted = mount(onPage('<p>server</p>'), <Broken />, vi.fn());
    await settle();
    expect(complain).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    mounted.unmount();
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
    mounted.unmount();
    button.click();
    expect(heard).toHaveLength(3);
  });
});
