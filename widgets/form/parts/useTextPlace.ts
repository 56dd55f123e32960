import { useLayoutEffect, useRef, useState } from 'react';
import { createPlace, type PlaceShape } from '../../../src/lib/createPlace.ts';

interface TextPlaceShape extends PlaceShape {
  readonly className: string;
  readonly id?: string;
}

/**
 * Shows a text in a separate element among the served nodes; removed while it is `null`. Written without React, because a form has one or
 * two of these per field.
 */
export function useTextPlace({ className, id, ...shape }: TextPlaceShape, text: string | null): void {
  const [place] = useState(() => createPlace({ ...shape, className }));
  const written = useRef<string>(null);
  useLayoutEffect(() => {
    const { node } = place;
    if (id !== undefined) node.id = id;
    if (node.className !== className) node.className = className;
    if (text !== null && written.current !== text) {
      written.current = text;
      node.textContent = text;
    }
    place.show(text !== null);
  });
  useLayoutEffect(() => () => place.show(false), [place]);
}
