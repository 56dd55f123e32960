/** Keeps the value until the current task ends, because the page cannot change before that. */
export function oncePerTask<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => {
    if (known) return known.value;
    known = { value: read() };
    void Promise.resolve().then(() => (known = null));
    return known.value;
  };
}
