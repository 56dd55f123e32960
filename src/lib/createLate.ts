export interface Late<Part> {
  /** The loaded part; `null` before that. */
  current(): Part | null;
  coming(): Promise<Part> | null;
  /** Loads it once for all callers. Rejects when it cannot be loaded; a later call tries again. */
  load(): Promise<Part>;
}

/** Imports on first use; a failed import is not remembered. */
export function createLate<Part>(ask: () => Promise<Part>): Late<Part> {
  let part: Part | null = null;
  let loading: Promise<Part> | null = null;
  return {
    current: () => part,
    coming: () => loading,
    load() {
      loading ??= ask().then(
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
