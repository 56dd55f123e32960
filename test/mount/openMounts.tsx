import { vi } from 'vitest';
import { createPage, type ReadPart } from '../../src/page/createPage.ts';
import { createMounts } from '../../src/mount/createMounts.ts';
import { defineWidget, type Widget, type WidgetProps } from '../../src/mount/defineWidget.ts';
import { openShop } from '../shop/openShop.ts';

export interface Props {
  readonly text: string;
}

export const report = vi.fn();
export const onFailed = vi.fn();
export const measure = vi.fn();

export const readText: ReadPart<Props> = (element) => ({ text: `ours ${element.id}` });
export const Show = ({ text }: Props & WidgetProps) => <b>{text}</b>;

/** A widget that shows which element it stands in. */
export const aWidget = (name: string, changes: Partial<Parameters<typeof defineWidget<Props>>[0]> = {}, read = readText) =>
  defineWidget<Props>({ name, load: async () => ({ read, Component: Show }), ...changes });

/** The page with these widgets on it, not yet scanned. */
export const openMounts = (widgets: readonly Widget[], shop = openShop()) =>
  createMounts({
    page: createPage(
      document,
      widgets.map(({ name }) => name),
      () => 'USD',
      (scope) => shop.products.open(scope.id, scope.product),
    ),
    widgets,
    timings: { mark: () => undefined, measure },
    report,
    shop,
    provide: (content) => content,
    onFailed,
  });

/** What the paragraphs of the page say. */
export const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
export const settle = () => new Promise((go) => setTimeout(go, 5));
