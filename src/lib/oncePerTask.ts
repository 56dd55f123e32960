/** Reads at the first call of a task, and anew in the next one: what is on the page cannot change before that. */
export function oncePerTask<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => {
    if (!known) void Promise.resolve().then(() => (known = null));
    known ??= { value: read() };
    return known.value;
  };
}
