import { useLayoutEffect, type RefObject } from 'react';

/** Gives a node class names and takes them away again, one by one: those that others have given it stay. */
export function useClasses(node: RefObject<Element | null>, classes: Readonly<Record<string, boolean>>): void {
  useLayoutEffect(() => {
    const list = node.current?.classList;
    for (const [name, wanted] of Object.entries(classes)) {
      if (list && list.contains(name) !== wanted) list.toggle(name, wanted);
    }
  });
}
