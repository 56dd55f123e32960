import { vi } from 'vitest';
import { createHost, visitPage } from '../../../mocks/node.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import type { Feature } from '../../../src/core/feature/defineFeature.ts';
import { firstParts } from '../../../src/app/firstParts.ts';
import { boot } from '../../../src/app/boot.ts';
import type { Widget } from '../../../src/core/mount/defineWidget.ts';
import { clearPage, json, showPage } from '../../core/page/openPage.ts';

export interface SlowFiles {
  /** Delivers pending and later files. */
  arrive(): void;
  /** Loses further files until `arrive`. */
  lose(): void;
  readonly asked: string[];
}

export interface EarlyPage {
  readonly host: ReturnType<typeof createHost>;
  readonly files: SlowFiles;
  adds(): number;
  sent(): unknown[];
  close(): void;
}

export function openEarly(html: string, features: readonly Feature[], context: object = {}): EarlyPage {
  vi.stubGlobal('__VERSION__', '1.2.3');
  const host = createHost({ products: seedProducts });
  const visit = visitPage(host, 'http://localhost:3000/');
  vi.stubGlobal('fetch', visit.fetch);
  showPage(html, context);
  const asked: string[] = [];
  let isLost = false;
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const late = (widget: Widget): Widget => ({
    ...widget,
    load() {
      asked.push(widget.name);
      return isLost ? Promise.reject(new Error('A file was lost.')) : arrived.then(widget.load);
    },
  });
  const storefront = boot(
    firstParts,
    async () => features.map((feature) => ({ ...feature, widgets: feature.widgets.map(late) })),
    document.createElement('script'),
    () => import('../../../src/app/inspect/inspectShop.ts'),
  );
  return {
    host,
    files: {
      asked,
      arrive() {
        isLost = false;
        arrive();
      },
      lose: () => void (isLost = true),
    },
    adds: () => host.log.filter(({ method, path }) => method === 'POST' && path.endsWith('/entries')).length,
    sent: () => host.db.forms.submissions().map(({ form }) => JSON.parse(form) as unknown),
    close() {
      storefront.destroy();
      visit.leave();
      clearPage();
      delete window.Storefront;
      sessionStorage.clear();
      vi.unstubAllGlobals();
    },
  };
}

const MUG = seedProducts[1]!;

export const aMug = (inside: string): string =>
  `<article class="ProductItem" data-item-id="${MUG.id}" id="root" data-product='${json({ title: MUG.title, ...MUG.structuredContent })}'>${inside}</article>`;
