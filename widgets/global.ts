/** The one-file build's entry: sets the global `Storefront`, takes over queued calls, and starts only from its own tag. */
import { boot } from '../src/app/boot.ts';
import { isLive } from '../src/app/liveInstance.ts';
import { ownTag } from '../src/lib/ownTag.ts';
import { firstParts, loadFeatures } from '../src/app/firstParts.ts';

const tag = ownTag(undefined);
const storefront = boot(firstParts, loadFeatures, tag);

// Without its own tag a module loader imported it, which gets the global from the file's last line.
if (!tag) {
  const page = globalThis as unknown as Window;
  const known = page.Storefront;
  if (!isLive(known)) {
    page.Storefront = storefront;
    if (Array.isArray(known)) storefront.push(...known);
  }
}
