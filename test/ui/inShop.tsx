import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ShopContext, type ShopContextValue } from '../../src/ui/ShopContext.ts';
import { openShop } from '../shop/openShop.ts';

/** Gives `content` what the runtime gives every widget; where the test states nothing, a shop of its own and nobody who listens. */
export function inShop(content: ReactNode, { shop = openShop(), ...stated }: Partial<ShopContextValue> = {}) {
  const forms = { api: {} as never, emit: vi.fn() };
  return <ShopContext value={{ shop, report: vi.fn(), announce: vi.fn(), forms, ...stated }}>{content}</ShopContext>;
}
