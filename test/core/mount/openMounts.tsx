import { untracked } from '../../../src/lib/createActivity.ts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createPage, type ReadPart } from '../../../src/core/page/createPage.ts';
import { createMounts } from '../../../src/core/mount/createMounts.ts';
import { defineWidget, type Widget, type WidgetParts, type WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useReplaceContent } from '../../../src/core/ui/useWrites.ts';
import { openShop } from '../../app/openShop.ts';
import { inShop } from '../ui/inShop.tsx';

export interface Props {
  readonly text: string;
}

export const report = vi.fn();
export const onFailed = vi.fn();
export const onLost = vi.fn();
export const measure = vi.fn();

export const readText: ReadPart<Props> = (element) => ({ text: `ours ${element.id}` });
export function Show({ element, text }: Props & WidgetProps): ReactNode {
  useReplaceContent(element, true);
  return <b>{text}</b>;
}
export const partsOf = (Component: typeof Show, read = readText): WidgetParts<Props> => ({
  read,
  Component,
  placeIn: (_props, element) => ({ parent: element }),
});

export const aWidget = (name: string, changes: Partial<Parameters<typeof defineWidget<Props>>[0]> = {}, read = readText) =>
  defineWidget<Props>({ name, load: async () => partsOf(Show, read), ...changes });

export const openMounts = (widgets: readonly Widget[], shop = openShop()) =>
  createMounts({
    page: createPage(
      document,
      widgets.map(({ name }) => name),
      'USD',
    ),
    openProduct: ({ id, product }) => shop.products.get(id) ?? shop.products.open(id, product),
    closeProduct: ({ id }) => shop.products.close(id),
    updateProduct: ({ id, product }) => shop.products.open(id, product),
    widgets,
    timings: { mark: () => undefined, measure },
    report,
    track: untracked,
    products: { ...shop.products, subscribe: shop.products.store.subscribe },
    provide: (content, own) => inShop(content, { shop, own }),
    filterOf: () => null,
    onFailed,
    onLost,
  });

export const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
export const settle = () => new Promise((go) => setTimeout(go, 5));

/** Replaces the browser's observer of what is in sight. Returns, by element, what brings it near. */
export function stubSight(): Map<Element, () => void> {
  const near = new Map<Element, () => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
      observe(target: Element): void {
        near.set(target, () => this.callback([{ isIntersecting: true, target }]));
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  return near;
}
