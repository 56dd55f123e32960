import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createWrites } from '../../../src/lib/createWrites.ts';
import { NOTHING_HELD } from '../../support/nothingHeld.ts';
import { createFormWire, type FormServices } from '../../../widgets/form/parts/FormContext.ts';
import { ShopContext, type CoreShop, type ShopContextValue } from '../../../src/core/ui/ShopContext.ts';
import type { Shop } from '../../../src/app/createShop.ts';
import { openShop } from '../../app/openShop.ts';

let count = 0;

interface InShop extends Partial<ShopContextValue> {
  readonly forms?: FormServices;
}

export function inShop(content: ReactNode, { shop = openShop(), forms = { api: {} as never, emit: vi.fn() }, ...stated }: InShop = {}) {
  const own = { writes: createWrites(document.body), place: null };
  const { use: useOfShop } = shop as CoreShop & Pick<Shop, 'use'>;
  const use: Shop['use'] = (create) => ((create as unknown) === createFormWire ? (forms.api as never) : useOfShop(create));
  const nextId = () => `id-${(count += 1)}`;
  return (
    <ShopContext
      value={{
        shop: Object.assign({ forms }, shop, { use }),
        report: vi.fn(),
        announce: vi.fn(),
        held: NOTHING_HELD,
        filterOf: () => null,
        nextId,
        own,
        ...stated,
      }}
    >
      {content}
    </ShopContext>
  );
}
