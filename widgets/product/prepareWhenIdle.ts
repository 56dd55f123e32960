import { onAbort, onceOn } from '../../src/lib/listen.ts';
import { whenIdle } from '../../src/lib/whenIdle.ts';

/** Mbit/s from which the files of an add (about 36 kB) take less than a tenth of a second. */
const FAST_LINE = 5;

/** The fields that are read of a browser's `navigator.connection`, which Chromium alone has: https://wicg.github.io/netinfo/#networkinformation-interface */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Mbit/s */
  readonly downlink?: number;
}

/** Also false where the browser does not say. */
export const isFastLine = ({ saveData, effectiveType, downlink = 0 }: Connection = {}): boolean =>
  !saveData && effectiveType === '4g' && downlink >= FAST_LINE;

/** Runs `prepare` once the page has loaded and is idle, but only on a fast line: on others, the visitor's first sign of intent does that. */
export function prepareWhenIdle(page: Document, prepare: () => void, signal: AbortSignal): void {
  if (!isFastLine((navigator as { connection?: Connection }).connection)) return;
  const waitForIdle = () => onAbort(signal, whenIdle(prepare));
  if (page.readyState === 'complete') waitForIdle();
  else onAbort(signal, onceOn(window, 'load', waitForIdle));
}
