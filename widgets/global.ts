/** The one-file build's entry: sets the global `Storefront`, takes over queued calls, and starts only from its own tag. */
import { boot } from '../src/app/boot.ts';
import { importBeside } from '../src/app/importBeside.ts';
import { isLive } from '../src/app/liveInstance.ts';
import { ownTag } from '../src/lib/ownTag.ts';
import { firstParts, loadFeatures } from '../src/app/firstParts.ts';
import type { Storefront } from '../src/app/Storefront.ts';

/** Gives the storefront to the module loader that has asked for this file; the build's banner brings it. */
declare const handOn: (storefront: unknown) => void;

/** Whether this is the file that `require` leads to: in a bundle the running script is the app's own. */
declare const isRequired: boolean | undefined;

// This file cannot know its own address where its tag has `type="module"`: its name counts.
const tag = isRequired ? null : ownTag((address) => /\/storefront[^/]*\.umd\.js/.test(address));
const storefront = boot(
  firstParts,
  loadFeatures,
  tag,
  () => importBeside('inspect.js', tag?.src ?? '') as Promise<typeof import('../src/app/inspect/inspectShop.ts')>,
);

if (typeof document === 'undefined') handOn(storefront);
else {
  // Without its own tag a module loader imported it.
  const known = window.Storefront;
  if (!tag && !isLive(known)) {
    window.Storefront = storefront;
    if (Array.isArray(known)) storefront.push(...(known as Parameters<Storefront['push']>));
  }
  handOn(window.Storefront);
}
