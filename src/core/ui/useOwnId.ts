import { useState } from 'react';
import { useShopContext } from './ShopContext.ts';

/** Unique among our elements; `useId` restarts in every root under Preact. */
export function useOwnId(): string {
  const { nextId } = useShopContext();
  return useState(nextId)[0];
}
