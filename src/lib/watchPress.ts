import { listen } from './listen.ts';

export function watchPress(signal: AbortSignal): (run: () => void) => void {
  let isDown = false;
  let due: (() => void) | null = null;
  const on = (type: string, isPress: boolean) =>
    listen(
      window,
      type,
      () => {
        isDown = isPress;
        if (isDown || !due) return;
        const run = due;
        due = null;
        // The click follows this event in the same task.
        setTimeout(() => signal.aborted || run());
      },
      signal,
      { capture: true },
    );
  on('pointerdown', true);
  on('pointerup', false);
  on('pointercancel', false);
  return (run) => {
    if (isDown) due = run;
    else run();
  };
}
