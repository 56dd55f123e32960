import type { CartTask } from './CartTask.ts';
import type { ShopDeps } from './createShop.ts';

/** Where changes wait until they may go out. */
export interface CartGate {
  /** Settles once there is a network, the visitor has finished with the task, and the host can be asked again; or once the task is given up. */
  pass(task: CartTask, isLeft: () => boolean): Promise<void>;
  /** Whether the network is waited for. */
  isWaiting(): boolean;
  /** The host is to be left alone for so many ms. */
  rest(ms: number): void;
  /** There is a network, whatever the browser says of it. */
  resume(): void;
  /** Nothing waits any more: the next task finds out for itself whether there is a network. */
  clear(): void;
  /** Looks again whether the task may pass. */
  wake(): void;
}

/** @param onWaiting called when the network begins or ceases to be waited for */
export function createCartGate({ settings, later }: Pick<ShopDeps, 'settings' | 'later'>, onWaiting: () => void): CartGate {
  let isWaiting = false;
  let isResumed = false;
  /** In ms since 1970. */
  let restUntil = 0;
  let wake: () => void = () => undefined;

  return {
    isWaiting: () => isWaiting,
    rest: (ms) => void (restUntil = Date.now() + ms),
    clear: () => void (isWaiting = false),
    wake: () => wake(),
    resume() {
      isResumed = isWaiting;
      if (isWaiting) wake();
    },
    async pass(task, isLeft) {
      while (isLeft()) {
        const isOffline = !isResumed && !settings.isOnline();
        const rest = Math.max(task.dueAt ?? 0, restUntil) - Date.now();
        if (isOffline !== isWaiting) {
          isWaiting = isOffline;
          onWaiting();
        }
        if (!isOffline && rest <= 0) break;
        let callOff: () => void = () => undefined;
        await new Promise<void>((go) => {
          wake = go;
          if (!isOffline) callOff = later(rest, go);
        });
        callOff();
      }
      isResumed = false;
    },
  };
}
