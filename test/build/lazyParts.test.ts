import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { builtScripts, readBuilt } from './files.ts';

/** Rare parts: file name, and a class name that only this file uses. */
const PARTS = [
  ['Gallery', 'storefront-gallery-strip'],
  ['GalleryLightbox', 'storefront-gallery-stage'],
  ['Video', 'storefront-video-frame'],
  ['Audio', 'storefront-audio-tracks'],
  ['Reviews', 'storefront-review-by'],
  ['PopupOverlay', 'storefront-popup-lightbox'],
  ['Account', 'storefront-remember'],
] as const;

const chunks = builtScripts().filter((name) => name.startsWith('chunks/'));
const isOf = (part: string) => (name: string) => new RegExp(String.raw`^(?:chunks/|\./)?${part}-[\w-]{8}\.js$`).test(name);
const staticImportsOf = (name: string): string[] =>
  parseSync(name, readBuilt(name)).module.staticImports.map(({ moduleRequest }) => moduleRequest.value.replace(/^.*\//, ''));

describe('the parts that few pages have', () => {
  it.each(PARTS)('%s is a file of its own in both flavours, which no other brings along', (part, mark) => {
    const own = chunks.filter(isOf(part));
    expect(own).toHaveLength(2);
    expect(chunks.filter((name) => new RegExp(`className:.${mark}\\b`).test(readBuilt(name))).toSorted()).toEqual(own.toSorted());
    // Only the gallery loads its lightbox.
    const others = ['storefront.js', 'storefront.lite.js', ...chunks].filter((name) => !isOf('GalleryLightbox')(name));
    for (const name of others) expect(staticImportsOf(name).filter(isOf(part)), name).toEqual([]);
  });
});
