import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { builtScripts, readBuilt } from './files.ts';

/** Parts of a page that few pages have: the name of each one's file, and a class name that no other file gives to anything. */
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
/** What is loaded together with the file, by the last part of the address. */
const staticImportsOf = (name: string): string[] =>
  parseSync(name, readBuilt(name)).module.staticImports.map(({ moduleRequest }) => moduleRequest.value.replace(/^.*\//, ''));

describe('the parts that few pages have', () => {
  it.each(PARTS)('%s is a file of its own in both flavours, which no other brings along', (part, mark) => {
    const own = chunks.filter(isOf(part));
    expect(own).toHaveLength(2);
    expect(chunks.filter((name) => new RegExp(`className:.${mark}\\b`).test(readBuilt(name))).toSorted()).toEqual(own.toSorted());
    // A gallery's lightbox stands on the gallery, which alone loads it.
    const others = ['storefront.js', 'storefront.lite.js', ...chunks].filter((name) => !isOf('GalleryLightbox')(name));
    for (const name of others) expect(staticImportsOf(name).filter(isOf(part)), name).toEqual([]);
  });
});
