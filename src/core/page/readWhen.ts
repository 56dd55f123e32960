import { unclobbered } from '../../lib/unclobbered.ts';
import * as selectors from './selectors.ts';

/** When a widget mounts once its element is found. */
export type MountWhen = 'ready' | 'visible' | 'idle' | 'interaction';

const MOMENTS: readonly string[] = ['ready', 'visible', 'idle', 'interaction'] satisfies MountWhen[];

/** The moment that the element itself asks for (`data-storefront-when`), or `null` when it leaves that to the widget. */
export function readWhen(element: Element): MountWhen | null {
  const wish = unclobbered(element).getAttribute(selectors.when);
  return wish !== null && MOMENTS.includes(wish) ? (wish as MountWhen) : null;
}
