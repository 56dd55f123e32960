export interface Lazy<Part> {
  /** The loaded part; `null` before that. */
  value(): Part | null;
  /** The load under way or done; `null`: none has begun, or the last one failed. */
  pending(): Promise<Part> | null;
  /** Loads it once for all callers. Rejects when it cannot be loaded; a later call tries again. */
  load(): Promise<Part>;
}

/** Imports on first use; a failed import is not remembered. */
export function lazy<Part>(load: () => Promise<Part>): Lazy<Part> {
  let part: Part | null = null;
  let loading: Promise<Part> | null = null;
  return {
    value: () => part,
    pending: () => loading,
    load() {
      loading ??= load().then(
        (loaded) => (part = loaded),
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
