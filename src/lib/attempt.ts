/** What `run` gives; `undefined` where it throws, because what it reads was given by a page. */
export function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
