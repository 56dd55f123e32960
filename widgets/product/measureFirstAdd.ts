import type { Timings } from '../../src/lib/createTimings.ts';
import type { Emitter } from '../../src/lib/emitter.ts';
import type { CartEvents } from '../cart/events.ts';

/** Measures the first add from the click to the platform's confirmation. */
export function measureFirstAdd(events: Pick<Emitter<CartEvents>, 'on'>, timings: Timings): void {
  let start: number | null = null;
  const offs = [
    events.on('before-add', () => (start = performance.now())),
    events.on('item-added', () => {
      if (start === null) return;
      timings.measure('storefront-first-add', { start });
      for (const off of offs) off();
    }),
  ];
}
