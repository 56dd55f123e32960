import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createPlace, showPlace, type Place, type PlaceShape } from '../../lib/createPlace.ts';

/**
 * Renders its children in a separate place among the served nodes. The place is inserted first, so that they can read their surroundings.
 * Each costs about as much as a root.
 */
export function InPlace({ shape, children }: { shape: PlaceShape; children: ReactNode }): ReactNode {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const made = createPlace(shape);
    showPlace(made, true);
    setPlace(made);
    return () => showPlace(made, false);
    // oxlint-disable-next-line react/exhaustive-deps -- where it stands is settled once
  }, []);
  return place && createPortal(children, place.node);
}
