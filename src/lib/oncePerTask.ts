/** What `read` gives, read once for all who ask in the same breath: nothing of the page changes until the code under way has ended. */
export function oncePerTask<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => {
    if (known) return known.value;
    known = { value: read() };
    void Promise.resolve().then(() => (known = null));
    return known.value;
  };
}
