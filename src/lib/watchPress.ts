import { listen } from './listen.ts';

export function watchPress(signal: AbortSignal): (run: () => void) => void {
  let isDown = false;
  let due: (() => void) | null = null;
  const onPointer = ({ type }: Event) => {
    isDown = type === 'pointerdown';
    if (isDown || !due) return;
    const run = due;
    due = null;
    // The click follows this event in the same task.
    setTimeout(() => signal.aborted || run());
  };
  listen(window, 'pointerdown pointerup pointercancel', onPointer, signal, { capture: true });
  return (run) => {
    if (isDown) due = run;
    else run();
  };
}
