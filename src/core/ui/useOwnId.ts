import { useState } from 'react';
import { useShopContext } from './ShopContext.ts';

/** An id that no other element of ours has. (Those of `useId` begin anew in every root under Preact.) */
export function useOwnId(): string {
  const { nextId } = useShopContext();
  return useState(nextId)[0];
}
