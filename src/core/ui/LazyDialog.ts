import type { DialogProps } from './Dialog.tsx';
import { lazyDialog } from './useLazy.ts';

const load = () => import('./Dialog.tsx').then((module) => module.Dialog);

/**
 * Loads a dialog ahead of its use. Rejects when its file is lost.
 * @param isOfPage whether it is the page's own, for `LazyPageDialog`
 */
export const loadDialog = (isOfPage: boolean): Promise<unknown> => (isOfPage ? import('./PageDialog.tsx') : load());

/** A dialog with focus trap, Escape and a click outside. */
export const LazyDialog = lazyDialog<DialogProps>(load);
