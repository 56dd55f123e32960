import { useLayoutEffect, useRef } from 'react';

/** What a widget writes on its own element for themes and assistive technology. */
export interface HostState {
  /** Attribute name to value; `null` takes the attribute away. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  /** Class name to whether the element has it. Classes of others are never touched. */
  readonly classes?: Readonly<Record<string, boolean>>;
  /** Hidden without giving up its place, so that nothing on the page moves. */
  readonly invisible?: boolean;
}

/**
 * Writes `state` on the element before the browser paints, one write per change and none without one (others observe the page),
 * and puts back what stood there when the widget leaves.
 */
export function useHostState(element: HTMLElement, { attributes = {}, classes = {}, invisible = false }: HostState): void {
  const before = useRef<{ attributes: Map<string, string | null>; classes: Map<string, boolean> }>(null);
  before.current ??= { attributes: new Map(), classes: new Map() };
  const original = before.current;

  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (!original.attributes.has(name)) original.attributes.set(name, element.getAttribute(name));
      writeAttribute(element, name, value);
    }
    for (const [name, wanted] of Object.entries(classes)) {
      if (!original.classes.has(name)) original.classes.set(name, element.classList.contains(name));
      writeClass(element, name, wanted);
    }
  });
  useLayoutEffect(() => {
    if (!invisible) return;
    const { visibility } = element.style;
    element.style.visibility = 'hidden';
    return () => {
      element.style.visibility = visibility;
      if (!element.getAttribute('style')) element.removeAttribute('style');
    };
  }, [element, invisible]);
  useLayoutEffect(
    () => () => {
      for (const [name, value] of original.attributes) writeAttribute(element, name, value);
      for (const [name, wanted] of original.classes) writeClass(element, name, wanted);
    },
    [element, original],
  );
}

function writeAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function writeClass(element: Element, name: string, wanted: boolean): void {
  if (element.classList.contains(name) !== wanted) element.classList.toggle(name, wanted);
}
