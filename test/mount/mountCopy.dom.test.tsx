import { useLayoutEffect, useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountCopy } from '../../src/mount/mountCopy.tsx';

const settle = () => new Promise((go) => setTimeout(go));

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
    const mounted = mountCopy(element, <b>ours</b>, vi.fn());
    expect(element.innerHTML).toBe('<b>ours</b>');
    mounted.unmount();
  });

  it('gives the very same child nodes back, texts and comments included', () => {
    const element = onPage('<p>from <b>$5</b><!-- note --> each</p>');
    const before = [...element.childNodes];
    const mounted = mountCopy(element, <i>ours</i>, vi.fn());
    expect([...element.childNodes]).not.toEqual(before);
    mounted.unmount();
    expect([...element.childNodes].every((node, at) => node === before[at])).toBe(true);
    expect(element.innerHTML).toBe('from <b>$5</b><!-- note --> each');
  });

  it('gives them back once, even when it is unmounted twice', () => {
    const element = onPage('<p>server</p>');
    const mounted = mountCopy(element, <i>ours</i>, vi.fn());
    mounted.unmount();
    element.textContent = 'the theme has gone on';
    mounted.unmount();
    expect(element.textContent).toBe('the theme has gone on');
  });

  it('is heard each time anew: a click counts in the second life of an element as in the first, and nowhere between', () => {
    const element = onPage('<p><b>server</b></p>');
    const onClick = vi.fn();
    const click = () => (element.firstElementChild as HTMLElement).click();
    for (let life = 1; life <= 3; life += 1) {
      const mounted = mountCopy(
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

  it('gives them back even after the host has thrown our output away', () => {
    const element = onPage('<p>server</p>');
    const mounted = mountCopy(element, <i>ours</i>, vi.fn());
    element.textContent = '';
    expect(mounted.isIntact()).toBe(false);
    expect(() => mounted.unmount()).not.toThrow();
    expect(element.textContent).toBe('server');
  });

  it('counts a widget that shows nothing as intact', () => {
    const mounted = mountCopy(onPage('<p>server</p>'), <></>, vi.fn());
    expect(mounted.isIntact()).toBe(true);
    mounted.unmount();
  });
});

describe('a widget that throws', () => {
  it('says so once, later and not from inside React, and leaves its neighbours alone', async () => {
    document.body.innerHTML = '<p id="a">server a</p><p id="b">server b</p>';
    const [a, b] = document.querySelectorAll<HTMLElement>('p');
    const onFail = vi.fn();
    const neighbour = mountCopy(b!, <i>fine</i>, vi.fn());
    const mounted = mountCopy(a!, <Broken />, onFail);
    expect(onFail).not.toHaveBeenCalled();
    await settle();
    expect(onFail).toHaveBeenCalledExactlyOnceWith(new Error('boom'));
    mounted.unmount();
    expect(a!.innerHTML).toBe('server a');
    expect(b!.innerHTML).toBe('<i>fine</i>');
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
    const mounted = mountCopy(element, <Bomb />, onFail);
    expect(element.innerHTML).toBe('<button>ours</button>');
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
    const mounted = mountCopy(onPage('<p>server</p>'), content(boom), onFail);
    expect(mounted.isIntact()).toBe(true);
    await settle();
    expect(onFail).toHaveBeenCalledExactlyOnceWith(new Error('boom'));
    mounted.unmount();
  });

  it('writes nothing to the page’s console', async () => {
    const complain = vi.spyOn(console, 'error');
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const mounted = mountCopy(onPage('<p>server</p>'), <Broken />, vi.fn());
    await settle();
    expect(complain).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    mounted.unmount();
    vi.unstubAllGlobals();
  });
});

describe('the focus of a visitor who was faster than the script', () => {
  it('stays in the control that stands in the same place', () => {
    const element = onPage('<div><b>Qty</b><input id="old"></div>');
    element.querySelector('input')!.focus();
    const mounted = mountCopy(
      element,
      <>
        <b>Qty</b>
        <input id="new" />
      </>,
      vi.fn(),
    );
    expect(document.activeElement?.id).toBe('new');
    mounted.unmount();
  });

  it('is not put into a control of another kind', () => {
    const element = onPage('<div><input id="old"></div>');
    element.querySelector('input')!.focus();
    const mounted = mountCopy(element, <button>ours</button>, vi.fn());
    expect(document.activeElement?.localName).not.toBe('button');
    mounted.unmount();
  });

  it('is not taken from a control elsewhere', () => {
    document.body.innerHTML = '<p>server</p><input id="search">';
    document.querySelector('input')!.focus();
    const mounted = mountCopy(document.querySelector('p')!, <input id="ours" />, vi.fn());
    expect(document.activeElement?.id).toBe('search');
    mounted.unmount();
  });

  it('stays on the element itself when that is what has it', () => {
    const element = onPage('<div tabindex="0"><b>Add</b></div>');
    element.focus();
    const mounted = mountCopy(element, <b>ours</b>, vi.fn());
    expect(document.activeElement).toBe(element);
    mounted.unmount();
  });
});

describe('what a widget hears', () => {
  it('includes clicks and keys on what it shows', () => {
    const element = onPage('<p>server</p>');
    const heard: string[] = [];
    const mounted = mountCopy(
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
