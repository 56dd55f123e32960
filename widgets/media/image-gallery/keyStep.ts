import { isLeftToRight } from './useSwipe.ts';

/**
 * Arrow keys move by one, Home and End to the ends (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/); `null` for other keys, and in
 * controls that need them.
 */
export function keyStep({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | 'first' | 'last' | null {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return null;
  if (target.closest('input,select,textarea,audio,video,iframe,[contenteditable]')) return null;
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowRight') === isLeftToRight(target) ? 1 : -1;
}
