/** The entry of the module build's script tag, which starts the shop. A page that imports the file instead starts nothing. */
import { boot } from '../src/app/boot.ts';
import { firstParts, loadFeatures } from '../src/app/firstParts.ts';
import { ownTag } from '../src/lib/ownTag.ts';

export const {
  account,
  cart,
  consent,
  destroy,
  filter,
  inspect,
  mark,
  measure,
  on,
  product,
  push,
  ready,
  scan,
  start,
  track,
  use,
  version,
  whenIdle,
} = boot(
  firstParts,
  loadFeatures,
  ownTag((address) => address === import.meta.url),
  () => import('../src/app/inspect/inspectShop.ts'),
);
