import { unclobbered } from '../../lib/unclobbered.ts';
import * as selectors from './selectors.ts';

export type MountWhen = 'ready' | 'visible' | 'idle' | 'interaction';

const MOMENTS: readonly string[] = ['ready', 'visible', 'idle', 'interaction'] satisfies MountWhen[];

export function readWhen(element: Element): MountWhen | null {
  const stated = unclobbered(element).getAttribute(selectors.when);
  return stated !== null && MOMENTS.includes(stated) ? (stated as MountWhen) : null;
}
