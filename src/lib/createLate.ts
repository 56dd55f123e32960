/** A part that is loaded when it is first needed, or ahead of that. */
export interface Late<Part> {
  /** What is there by now; `null` before that. */
  current(): Part | null;
  /** What is there or on its way; `null`: nobody has asked for it, or it was lost. */
  coming(): Promise<Part> | null;
  /** Loads it, once however many ask. Rejects when it cannot be loaded; whoever asks after that tries again. */
  load(): Promise<Part>;
}

/** The one way in which something comes later: nothing that went wrong is remembered. */
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
