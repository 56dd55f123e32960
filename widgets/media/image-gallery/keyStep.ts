import { isLeftToRight } from './useSwipe.ts';

/**
 * Where a key leads among `count` pictures, by WAI-ARIA APG: arrows by one, Home and End to the ends; `null`: the key is not for us, or is
 * meant for a control that needs it.
 */
export function keyStep({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | 'first' | 'last' | null {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return null;
  if (target.closest('input,select,textarea,audio,video,iframe,[contenteditable]')) return null;
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowRight') === isLeftToRight(target) ? 1 : -1;
}
