import { createElement, type ReactElement } from 'react';
import { createWrites } from '../../lib/createWrites.ts';
import { LazyAlert } from '../ui/LazyAlert.ts';
import { createPartRoots, unmountPart } from './createPartRoots.ts';
import type { Provide } from './mountWidget.ts';

/** Shows a message that belongs to no element, until the visitor closes it. */
export function showNotice(page: Document, notice: { readonly title: string; readonly message: string }, provide: Provide): void {
  const close = () => unmountPart(part);
  const alert: ReactElement = createElement(LazyAlert, { ...notice, onClose: close });
  const content = provide(alert, { writes: createWrites(page.body), place: null });
  const part = createPartRoots(page).mount(content, close, null);
}
