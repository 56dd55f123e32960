/**
 * Watches whether the mouse or a finger is down on the page, until the signal aborts. What is done then may move the page under the
 * pointer, so that the click that has begun would miss what it was meant for.
 * @returns has something done: at once, or after the click
 */
export function watchPress(signal: AbortSignal): (run: () => void) => void {
  let isDown = false;
  let due: (() => void) | null = null;
  const on = (type: string, isPress: boolean) =>
    addEventListener(
      type,
      () => {
        isDown = isPress;
        if (isDown || !due) return;
        const run = due;
        due = null;
        // The click comes after this event, in the same task.
        setTimeout(() => signal.aborted || run());
      },
      { capture: true, signal },
    );
  on('pointerdown', true);
  on('pointerup', false);
  on('pointercancel', false);
  return (run) => {
    if (isDown) due = run;
    else run();
  };
}
