import { useLayoutEffect, useRef } from 'react';
import type { WritingPart } from '../../lib/createWrites.ts';
import type { Writer } from '../../lib/Writer.ts';
import { useOwn } from './ShopContext.ts';

/**
 * Writes on nodes that the server sent, before the browser paints: `say` is run after each render and says all that shall stand. What it
 * does not say any more is given back, and all of it when the component leaves. Two components do not write the same thing.
 */
export function useWrites(say: (write: Writer) => void): void {
  const { writes } = useOwn();
  const opened = useRef<WritingPart>(null);
  // A state would take twice the memory, and a long list has hundreds of these.
  const part = (opened.current ??= writes.open());
  useLayoutEffect(() => part.say(say));
  useLayoutEffect(() => () => part.end(), [part]);
}
