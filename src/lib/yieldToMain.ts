type Yield = { yield?: () => Promise<void> };

/** Continues in a separate task after waiting input and frames. */
export const yieldToMain = (): Promise<void> => {
  const scheduler = (globalThis as { scheduler?: Yield }).scheduler;
  return typeof scheduler?.yield === 'function' ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
};
