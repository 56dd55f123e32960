import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createPlace, type Place, type PlaceShape } from '../../lib/createPlace.ts';

/**
 * Renders its children in a place of their own among what the server sent, for as long as it is mounted. The place is on the page before
 * they are in it, so that they find what stands round them. Each costs about as much as a root: few.
 */
export function InPlace({ shape, children }: { shape: PlaceShape; children: ReactNode }): ReactNode {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const made = createPlace(shape);
    made.show(true);
    setPlace(made);
    return () => made.show(false);
    // oxlint-disable-next-line react/exhaustive-deps -- where it stands is settled once
  }, []);
  return place && createPortal(children, place.node);
}
