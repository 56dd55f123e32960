import { useLayoutEffect, type RefObject } from 'react';

/** Adds and removes single class names, because others on the node must stay. */
export function useClasses(node: RefObject<Element | null>, classes: Readonly<Record<string, boolean>>): void {
  useLayoutEffect(() => {
    const list = node.current?.classList;
    for (const [name, wanted] of Object.entries(classes)) {
      if (list && list.contains(name) !== wanted) list.toggle(name, wanted);
    }
  });
}
