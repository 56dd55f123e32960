import { useLayoutEffect, useState } from 'react';
import type { Writer } from '../lib/createWrites.ts';
import { useOwn } from './ShopContext.ts';

/**
 * Writes on nodes that the server sent, before the browser paints: `say` is run after each render and says all that shall stand. What it
 * does not say any more is given back, and all of it when the component leaves. Two components do not write the same thing.
 */
export function useWrites(say: (write: Writer) => void): void {
  const { writes } = useOwn();
  const [part] = useState(() => writes.open());
  useLayoutEffect(() => part.say(say));
  useLayoutEffect(() => () => part.end(), [part]);
}
