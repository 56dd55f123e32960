import { useState, type ReactNode } from 'react';
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPartRoots } from '../../../src/core/mount/createPartRoots.ts';
import type { WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { isWidgetIntact, mountWidget, unmountWidget } from '../../../src/core/mount/mountWidget.ts';
import type { OwnContext } from '../../../src/core/ui/ShopContext.ts';
import { useAttributes } from '../../../src/core/ui/useWrites.ts';
import { inShop } from '../ui/inShop.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** More than one root has room for. */
const MANY = 40;

function mountMany(Component: (props: WidgetProps) => ReactNode, count = MANY) {
  document.body.innerHTML = '<p></p>'.repeat(count);
  const roots = createPartRoots(document);
  const onFail = vi.fn();
  const parts = { read: () => ({}), Component, placeIn: (_props: object, element: HTMLElement) => ({ parent: element }) };
  const mounting = { roots, provide: (shown: ReactNode, own: OwnContext) => inShop(shown, { own }), onFail };
  const mountOn = (element: HTMLElement) => {
    const mounted = mountWidget({ element }, parts, {}, mounting);
    mounted.own.place?.parent.append(mounted.own.place.node);
    return mounted;
  };
  return { mountOn, mounted: [...document.querySelectorAll('p')].map(mountOn), onFail };
}

const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

it('many parts are shown, each in its own place, and one that throws takes down only itself', async () => {
  const { mounted, onFail } = mountMany(({ element }) => {
    const at = [...document.querySelectorAll('p')].indexOf(element as HTMLParagraphElement);
    if (at === 20) throw new Error('boom');
    return <b>{at}</b>;
  });
  await Promise.resolve();
  expect(texts()).toEqual(Array.from({ length: MANY }, (_, at) => (at === 20 ? '' : String(at))));
  expect(onFail).toHaveBeenCalledExactlyOnceWith({ element: document.querySelectorAll('p')[20] }, new Error('boom'));
  for (const one of mounted.slice(0, 30)) unmountWidget(one);
  expect(texts()).toEqual(Array.from({ length: MANY }, (_, at) => (at < 30 ? '' : String(at))));
});

it('a part that shows nothing adds no listener to those of its root', () => {
  const { mountOn } = mountMany(() => null, 1);
  const element = document.querySelector('p')!;
  const listeners = vi.spyOn(EventTarget.prototype, 'addEventListener');
  for (let count = 0; count < 10; count += 1) mountOn(element);
  expect(listeners).not.toHaveBeenCalled();
});

it('a part shows something in its place, nothing, and something again, and is heard', () => {
  const sets: ((text: string | null) => void)[] = [];
  const heard = vi.fn();
  const { mounted } = mountMany(() => {
    const [text, set] = useState<string | null>(null);
    sets.push(set);
    return text && <button onClick={heard}>{text}</button>;
  });
  const show = (text: string | null) => act(() => sets[3]!(text));
  for (const [count, text] of ['one', 'two'].entries()) {
    show(text);
    expect(texts().filter(Boolean)).toEqual([text]);
    document.querySelectorAll('p')[3]!.querySelector('button')!.click();
    expect(heard).toHaveBeenCalledTimes(count + 1);
    show(null);
    expect(texts().filter(Boolean)).toEqual([]);
  }
  mounted.forEach(unmountWidget);
});

it('a part whose nodes the page has removed ends, and its neighbours stay', () => {
  const { mounted } = mountMany(() => <b>ours</b>);
  document.querySelectorAll('p')[5]!.querySelector('b')!.remove();
  expect(() => unmountWidget(mounted[5]!)).not.toThrow();
  expect(texts().filter((text) => text === 'ours')).toHaveLength(MANY - 1);
  expect(mounted.every(isWidgetIntact)).toBe(true);
});

it('parts that change together change in the order in which they were mounted', async () => {
  const sets: ((isOn: boolean) => void)[] = [];
  mountMany(({ element }) => {
    const [isOn, set] = useState(false);
    sets.push(set);
    useAttributes(element, { 'data-on': isOn ? '' : null });
    return null;
  });
  const changed: Node[] = [];
  const watch = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  watch.observe(document.body, { attributes: true, subtree: true });
  act(() => sets.slice(0, MANY).forEach((set) => set(true)));
  await vi.waitFor(() => expect(changed).toEqual([...document.querySelectorAll('p')]));
  watch.disconnect();
});
