import { useLayoutEffect, useRef } from 'react';
import { writeOver, type ServedAttributes } from '../lib/writeOver.ts';

/** What a widget writes on its own element for themes and assistive technology. */
export interface HostState {
  /** Attribute name to value; `null` takes the attribute away. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  /** Class name to whether the element has it. Classes of others are never touched. */
  readonly classes?: Readonly<Record<string, boolean>>;
  /** Hidden without giving up its place, so that nothing on the page moves. */
  readonly invisible?: boolean;
}

/** What stood on the element before we wrote there. */
interface Original {
  readonly attributes: ServedAttributes;
  readonly classes: Record<string, boolean>;
  /** `null` while the element is not hidden by us. */
  visibility: string | null;
}

/**
 * Writes `state` on the element before the browser paints, one write per change and none without one (others observe the page),
 * and puts back what stood there when the widget leaves.
 */
export function useHostState(element: HTMLElement, state: HostState): void {
  const original = useRef<Original>(null);
  useLayoutEffect(() => {
    original.current ??= { attributes: {}, classes: {}, visibility: null };
    write(element, state, original.current);
  });
  useLayoutEffect(
    () => () => {
      if (original.current) restore(element, original.current);
      original.current = null;
    },
    [element],
  );
}

function write(element: HTMLElement, { attributes = {}, classes = {}, invisible = false }: HostState, original: Original): void {
  for (const [name, value] of Object.entries(attributes)) writeOver(element, name, value, original.attributes);
  for (const [name, wanted] of Object.entries(classes)) {
    if (!Object.hasOwn(original.classes, name)) original.classes[name] = element.classList.contains(name);
    writeClass(element, name, wanted);
  }
  if (!invisible) show(element, original);
  else if (original.visibility === null) {
    original.visibility = element.style.visibility;
    element.style.visibility = 'hidden';
  }
}

function restore(element: HTMLElement, original: Original): void {
  show(element, original);
  for (const name of Object.keys(original.attributes)) writeOver(element, name, undefined, original.attributes);
  for (const [name, wanted] of Object.entries(original.classes)) writeClass(element, name, wanted);
}

function show(element: HTMLElement, original: Original): void {
  if (original.visibility === null) return;
  element.style.visibility = original.visibility;
  if (!element.getAttribute('style')) element.removeAttribute('style');
  original.visibility = null;
}

function writeClass(element: Element, name: string, wanted: boolean): void {
  if (element.classList.contains(name) !== wanted) element.classList.toggle(name, wanted);
}
