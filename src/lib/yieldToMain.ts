type Yield = { yield?: () => Promise<void> };

/** Lets the browser do what waits (a click, a frame), and goes on in a task of its own. */
export const yieldToMain = (): Promise<void> => {
  const scheduler = (globalThis as { scheduler?: Yield }).scheduler;
  return typeof scheduler?.yield === 'function' ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
};
