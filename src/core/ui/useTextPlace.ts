import { useLayoutEffect, useRef, useState } from 'react';
import { createPlace, type PlaceShape } from '../../lib/createPlace.ts';

interface TextPlaceShape extends PlaceShape {
  readonly className: string;
  readonly id?: string;
}

/**
 * Shows a text of ours among what the server sent, in an element of its own, which is on the page only while there is one (`null`: none).
 * It needs no container of React's: a form has one or two of these at every field.
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
