import { createElement, useLayoutEffect, useRef, type ReactNode } from 'react';

interface TextProps {
  readonly children: string;
  /** Default `span`. */
  readonly tag?: string;
  readonly className?: string | undefined;
  /** An amount or a code, which is no word of any language. */
  readonly isAmount?: boolean;
}

/**
 * A text that changes, as the whole content of an element of its own. A translator may have put elements of its own in the text's place:
 * React would go on writing to a text that is not on the page any more.
 */
export function Text({ children, tag = 'span', className, isAmount = false }: TextProps): ReactNode {
  const node = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (node.current) node.current.textContent = children;
  }, [children]);
  return createElement(tag, { ref: node, className, translate: isAmount ? 'no' : undefined });
}
