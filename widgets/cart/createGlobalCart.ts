import type { Report } from '../../src/core/createReport.ts';
import { subscribeLater } from '../../src/lib/subscribeLater.ts';
import { createCartApi, type CartApi, type CartCalls } from './createCartApi.ts';
import { notRunning } from '../../src/core/notRunning.ts';

type RunningCart = CartApi & CartCalls;

/**
 * The cart as pages reach it, also before the shop is loaded: each call waits for that.
 * @param running the cart of the running shop, which is woken for it; `null` when it cannot be loaded or was stopped meanwhile
 * @param current the same, if it is there already
 */
export const createGlobalCart = (running: () => Promise<RunningCart | null>, current: () => RunningCart | null, report: Report): CartApi =>
  createCartApi(
    {
      change: async (name, given) => (await running())?.change(name, given) ?? notRunning(),
      read: async (deadlineMs, isQuiet) => (await running())?.read(deadlineMs, isQuiet) ?? notRunning(),
    },
    {
      get: () => current()?.get() ?? null,
      flush: async () => current()?.flush(),
      open: async () => (await running())?.open() ?? false,
      close: () => current()?.close(),
      subscribe: (listener) => subscribeLater(running(), listener, report),
    },
  );
