import { createElement, type ReactElement } from 'react';
import { createWrites } from '../../lib/createWrites.ts';
import { LazyAlert } from '../ui/LazyAlert.ts';
import { mountRoot, unmountRoot, type Provide } from './mountRoot.tsx';

/** Shows a message that belongs to no element, until the visitor closes it. */
export function showNotice(page: Document, notice: { readonly title: string; readonly message: string }, provide: Provide): void {
  const alert: ReactElement = createElement(LazyAlert, { ...notice, onClose: () => unmountRoot(root) });
  const content = provide(alert, { writes: createWrites(page.body), place: null });
  const root = mountRoot(page.createDocumentFragment(), content, () => unmountRoot(root), null);
}
