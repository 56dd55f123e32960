import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideWidgets } from '../../demo/guide/guideWidgets.ts';
import { publicList } from '../../src/diagnostics/publicList.ts';
import { readPage } from './readPage.ts';

const MOST_WORDS = 150;
/** Of the whole page and not of one widget; agents' tools have a page by task. */
const OF_NO_WIDGET = /^(?:ready|widget-failed|button-click|button-render|owner-action|before-error-report|before-agent-call|agent-called)$/;

const wordsOf = (html = ''): number =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('the guide’s pages by widget', () => {
  it('explain each hook once', () => {
    expect(guideWidgets.flatMap(({ hooks }) => hooks).toSorted()).toEqual(Object.keys(publicList.hooks).toSorted());
  });

  it('have an example each, and no example is without a page', () => {
    const files = readdirSync(resolve(import.meta.dirname, '../../demo/guide/examples'));
    expect(files.toSorted()).toEqual(guideWidgets.map(({ slug }) => `${slug}.html`).toSorted());
  });

  it('name every event, slot and filter', () => {
    const named = (kind: 'events' | 'slots' | 'filters') => new Set(guideWidgets.flatMap((widget) => widget[kind] ?? []));
    expect(Object.keys(publicList.events).filter((name) => !named('events').has(name) && !OF_NO_WIDGET.test(name))).toEqual([]);
    expect(Object.keys(publicList.slots).filter((name) => !named('slots').has(name))).toEqual([]);
    expect(Object.keys(publicList.filters).filter((name) => !named('filters').has(name))).toEqual([]);
  });

  it('show every text of a widget', () => {
    const keys = publicList.texts.map(({ key }) => key).filter((key) => !/^(?:shop|owner|agents)\./.test(key));
    expect(keys.filter((key) => !guideWidgets.some(({ texts }) => texts?.test(key)))).toEqual([]);
  });

  it.each(guideWidgets.map((widget) => [widget.slug, widget] as const))('have all that %s says, in few words', (slug, widget) => {
    const page = readPage(`/guide/widgets/${slug}`);
    const rows = (section: string) => page.querySelectorAll(`#${slug}-${section} + .guide-table tbody tr`).length;
    const { words, keys, announced, intro } = widget;
    expect(wordsOf(intro) + wordsOf(words) + wordsOf(keys) + wordsOf(announced)).toBeLessThanOrEqual(MOST_WORDS);
    for (const [section, names] of [
      ['data', widget.fields],
      ['attributes', widget.attributes],
      ['settings', widget.settings],
      ['filters', widget.filters],
      ['slots', widget.slots],
      ['tokens', widget.tokens && new Set(widget.tokens)],
    ] as const) {
      expect(rows(section), section).toBe(names === undefined ? 0 : 'size' in names ? names.size : names.length);
    }
    expect(rows('texts') > 0).toBe(widget.texts !== undefined);
    expect(rows('events') > 0).toBe(widget.events !== undefined);
    for (const cell of page.querySelectorAll('td')) if (cell.previousElementSibling === null) expect(cell.textContent?.trim()).not.toBe('');
    for (const row of page.querySelectorAll(`#${slug}-attributes + .guide-table tbody tr`))
      expect(row.lastElementChild?.textContent?.trim(), row.textContent ?? '').not.toBe('');
    const versions = widget.served?.slice(1).filter((selector) => selector !== null) ?? [];
    expect([...page.querySelectorAll('h3')].filter(({ textContent }) => textContent?.startsWith('Version '))).toHaveLength(versions.length);
  });
});
