import { watchAddress } from '../../../src/lib/watchAddress.ts';
import { createPillPlace, hasPillPlace } from '../../../src/core/page/pillPlace.ts';

/**
 * Keeps a place for the pill where one belongs and the page has none, also on pages that come without a reload.
 * @param label what the place is called
 */
export function keepPillPlace(page: Document, label: string, isWanted: () => boolean, signal: AbortSignal): void {
  let place: Element | null = null;
  const look = () => {
    const isDue = isWanted() && !hasPillPlace(page, place);
    if (isDue && place?.isConnected) return;
    place?.remove();
    place = isDue ? createPillPlace(page, label) : null;
  };
  look();
  const off = watchAddress(page, look);
  signal.addEventListener('abort', () => {
    off();
    place?.remove();
  });
}
