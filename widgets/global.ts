/**
 * The entry of the one-file build: it sets the global `Storefront` itself, whoever loads it, and takes over the calls that the page has
 * queued there. Only its own tag starts the shop.
 */
import { boot } from '../src/app/boot.ts';
import { isLive } from '../src/app/liveInstance.ts';
import { ownTag } from '../src/lib/ownTag.ts';
import { widgets } from '../src/app.ts';

const tag = ownTag(undefined);
const storefront = boot(widgets, tag);

// Without a tag of its own it was asked for by a module loader, to which the last line of the file hands the global.
if (!tag) {
  const page = globalThis as unknown as Window;
  const known = page.Storefront;
  if (!isLive(known)) {
    page.Storefront = storefront;
    if (Array.isArray(known)) storefront.push(...known);
  }
}
