import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Document } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { guideAnchors } from '../../demo/guide/guideAnchors.ts';
import { GUIDE_FILES, GUIDE_PATHS } from '../../demo/guide/renderGuide.ts';
import { guideTemplates } from '../../demo/guide/guideTemplates.ts';
import { guideWidgets } from '../../demo/guide/guideWidgets.ts';
import { htmlOf, readPage } from './readPage.ts';

const DIAGNOSTICS = resolve(import.meta.dirname, '../../src/diagnostics');

const ANCHORS = new Set(guideAnchors.map(({ href }) => href));

/** Pages of the guide are looked up, not rendered: each has a link to all others. */
function leadsSomewhere(href: string, path: string, page: Document): boolean {
  if (href.startsWith('https:')) return true;
  const [place = '', id] = href.split('#');
  if (place === path) return id === undefined || page.getElementById(decodeURIComponent(id)) !== null;
  if (place.startsWith('/guide')) return id === undefined ? GUIDE_PATHS.includes(place) || GUIDE_FILES.includes(place) : ANCHORS.has(href);
  return htmlOf(place) !== null;
}

describe('the guide', () => {
  it.each(GUIDE_PATHS)('can be read without scripts, and leads nowhere that is not: %s', (path) => {
    const page = readPage(path);
    expect(page.documentElement.getAttribute('lang')).toBe('en');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).not.toBe('');
    expect(page.querySelector('a.skip-link')?.getAttribute('href')).toBe('#main');
    expect(page.querySelectorAll('a[aria-current=page]')).toHaveLength(path === '/guide' ? 0 : 1);
    const dead = [...page.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href')!)
      .filter((href) => !leadsSomewhere(href.startsWith('#') ? `${path}${href}` : href, path, page));
    expect(dead).toEqual([]);
  });

  it('has each template as a page', () => {
    const pages = [...Object.keys(guideTemplates.sources), ...guideWidgets.map(({ slug }) => `widgets/${slug}`)];
    expect(GUIDE_PATHS.slice(1).toSorted()).toEqual(pages.map((name) => `/guide/${name}`).toSorted());
  });

  it('names a place of its index after the heading that it stands under', () => {
    const titleOf = (id: string) => guideAnchors.find((anchor) => anchor.id === id)?.title;
    expect(['walk-token', 'recipe-free-shipping', 'inspect', 'first-changes'].map(titleOf)).toEqual([
      'Another colour',
      'A line about free shipping in its place',
      'Report a fault',
      'Make it yours',
    ]);
  });

  it('gives an id to one place only', () => {
    const ids = guideAnchors.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has every place of its index', () => {
    const pages = new Map(GUIDE_PATHS.map((path) => [path, htmlOf(path)!]));
    const missing = guideAnchors.filter(({ id, href }) => !pages.get(href.split('#')[0]!)!.includes(` id="${id}"`));
    expect(missing).toEqual([]);
  });

  it('has every section that the console names, in its index and on its page', () => {
    const code = readdirSync(DIAGNOSTICS).map((name) => readFileSync(join(DIAGNOSTICS, name), 'utf8'));
    const named = code.flatMap((text) => [...text.matchAll(/\b(?:guide:|GUIDE =) '([^']+)'/g)].map(([, id]) => id!));
    expect(new Set(named).size).toBeGreaterThan(5);
    const index = readPage('/guide');
    for (const id of named) {
      const href = index.querySelector(`li#${id} > a`)?.getAttribute('href') ?? '';
      expect(href, id).toMatch(/^\/guide\/.+#/);
      const [path, place] = href.split('#');
      expect(readPage(path!).getElementById(place!), href).not.toBeNull();
    }
  });
});
