export type Result<Value, Failure> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const fail = <Failure>(error: Failure): { readonly ok: false; readonly error: Failure } => ({ ok: false, error });

/**
 * The value that `run` returns; `undefined` where it throws, because a page gave what it reads.
 *
 * @param onError takes what it throws
 */
export function attempt<Value>(run: () => Value, onError?: (error: unknown) => void): Value | undefined {
  try {
    return run();
  } catch (error) {
    onError?.(error);
    return undefined;
  }
}

/** The value of a JSON text; `undefined` where it is none. */
export const parseJson = (text: string | null | undefined): unknown => attempt(() => JSON.parse(text as string) as unknown);
