import { lazy, type Lazy } from '../../lib/lazy.ts';
import { whenInteracted } from '../../lib/when.ts';
import type { Widget, WidgetParts } from './defineWidget.ts';
import type { MountDeps } from './createMounter.ts';
import { onAbort } from '../../lib/listen.ts';

/**
 * Loads each widget's file once for all its elements; a lost one is requested again when the visitor next touches the page.
 *
 * @param onLost called when a file was lost
 * @param scanAgain requests lost files again
 */
export function createWidgetLoader(
  page: Document,
  onLost: () => void,
  scanAgain: (root: Element) => void,
  signal: AbortSignal,
): MountDeps['load'] {
  const loads = new Map<Widget, Lazy<WidgetParts<object>>>();
  let stopWaiting: (() => void) | null = null;

  const onFileLost = () => {
    if (signal.aborted) return;
    onLost();
    stopWaiting ??= whenInteracted(page.documentElement, () => {
      stopWaiting = null;
      scanAgain(page.documentElement);
    });
  };
  onAbort(signal, () => stopWaiting?.());

  return (widget) => {
    const parts = loads.get(widget) ?? lazy(() => widget.load());
    loads.set(widget, parts);
    const loading = parts.load();
    // The next scan requests a lost file again.
    loading.catch(onFileLost);
    return loading;
  };
}
