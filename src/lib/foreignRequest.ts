/**
 * The page's `Request` if ky cannot use it, which creates one while it is imported: a library has replaced it, or `Object.prototype` has
 * options by names that browsers read (`mode`, `cache`, `size`), with which creating one throws.
 */
const foreign = hasUsableRequest() ? null : globalThis.Request;
if (foreign) Reflect.set(globalThis, 'Request', undefined);

/** Restores the page's `Request`, which is hidden from the import of this file until now; import this file before ky. */
export function putBackRequest(): void {
  if (foreign) Reflect.set(globalThis, 'Request', foreign);
}

export function hasUsableRequest(): boolean {
  try {
    return (
      !new ReadableStream().locked &&
      !new Request('https://empty.invalid', { method: 'PUT' }).headers.has('accept') &&
      !new Headers().has('accept')
    );
  } catch {
    return false;
  }
}
