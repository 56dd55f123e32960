import { useLayoutEffect, useRef } from 'react';
import type { WritingPart } from '../../lib/createWrites.ts';
import type { Writer } from '../../lib/Writer.ts';
import { useOwn } from './ShopContext.ts';

/**
 * Declares the current state of served nodes before paint, after each render. What is no longer declared is given back, and everything on
 * unmount. Two components must not write the same thing.
 */
export function useWrites(say: (write: Writer) => void): void {
  const { writes } = useOwn();
  const opened = useRef<WritingPart>(null);
  // State would take twice the memory, and a long list has hundreds of these.
  const part = (opened.current ??= writes.open());
  useLayoutEffect(() => part.say(say));
  useLayoutEffect(() => () => part.end(), [part]);
}
