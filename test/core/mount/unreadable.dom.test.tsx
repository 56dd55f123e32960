import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aWidget, openMounts, report, texts } from './openMounts.tsx';

beforeEach(() => report.mockReset());
afterEach(() => document.body.replaceChildren());

const part = (id: string) => `<p data-storefront="price" id="${id}">server ${id}</p>`;
const breakMethod = (id: string, method: string): Element => {
  const element = document.getElementById(id)!;
  Object.defineProperty(element, method, {
    value: () => {
      throw new Error(`${method} is broken`);
    },
  });
  return element;
};

describe('an element that throws while it is recognised', () => {
  it.each(['matches', 'closest', 'getBoundingClientRect', 'compareDocumentPosition'])(
    'is told with its place, and the others are mounted: %s',
    async (method) => {
      document.body.innerHTML = part('a') + `<section>${part('b')}</section>` + part('c');
      const element = breakMethod('b', method);
      const mounts = openMounts([aWidget('price')]);
      await mounts.scan(document);
      expect(texts()).toEqual(['ours a', 'server b', 'ours c']);
      expect(report.mock.calls).toEqual([[new Error(`${method} is broken`), { element, part: 'scan' }]]);
      mounts.stop();
    },
  );

  it('is told once, however often the page is looked over', async () => {
    document.body.innerHTML = part('a');
    breakMethod('a', 'matches');
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(document);
    await mounts.scan(document);
    expect(report).toHaveBeenCalledOnce();
    mounts.stop();
  });

  it('does not hide the part in it from the search of late HTML', async () => {
    document.body.innerHTML = `<div data-storefront="price" id="outer"><p id="late-root"></p></div>${part('z')}`;
    breakMethod('outer', 'matches');
    const root = document.getElementById('late-root')!;
    root.innerHTML = '<b data-storefront="price" id="late">server</b>';
    const mounts = openMounts([aWidget('price')]);
    await mounts.scan(root);
    expect(document.getElementById('late')!.textContent).toBe('ours late');
    mounts.stop();
  });
});
