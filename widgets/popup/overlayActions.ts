import type { PopupEvents } from './events.ts';
import type { RareDeps } from '../../src/core/feature/ShopDeps.ts';

export interface OverlayActions {
  emitShown(version: number | null): void;
  emitClosed(version: number | null, submitted: boolean): void;
}

export const createOverlayActions = ({ emit }: Pick<RareDeps<unknown, PopupEvents>, 'emit'>): OverlayActions => ({
  emitShown: (version) => emit('overlay-shown', { productInstance: null, version }),
  emitClosed: (version, submitted) => emit('overlay-closed', { productInstance: null, version, submitted }),
});
