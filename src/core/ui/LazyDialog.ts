import type { ReactNode } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { lazyDialog } from './useLazy.ts';

/** Loads the dialog ahead of its use. Rejects when its file is lost. */
export const loadDialog = (): Promise<(props: DialogProps) => ReactNode> => import('./Dialog.tsx').then((module) => module.Dialog);

/** A dialog with focus trap, Escape and a click outside. */
export const LazyDialog = lazyDialog<DialogProps>(loadDialog);
