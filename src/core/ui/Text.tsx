import { createElement, useLayoutEffect, useRef, type ReactNode } from 'react';

interface TextProps {
  readonly children: string;
  readonly tag?: string;
  readonly className?: string | undefined;
  /** An amount or code, not to be translated. */
  readonly isAmount?: boolean;
}

/** Changing text in a separate element, because translators replace text nodes and React would go on writing to a detached one. */
export function Text({ children, tag = 'span', className, isAmount = false }: TextProps): ReactNode {
  const node = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (node.current) node.current.textContent = children;
  }, [children]);
  return createElement(tag, { ref: node, className, translate: isAmount ? 'no' : undefined });
}
