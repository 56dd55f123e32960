/** The page's `Request` if a library has replaced the browser's; ky creates one while it is imported and throws with a foreign one. */
const foreign = hasUsableRequest() ? null : globalThis.Request;
if (foreign) Reflect.set(globalThis, 'Request', undefined);

/** Restores the page's `Request`, which is hidden from the import of this file until now; import this file before ky. */
export function putBackRequest(): void {
  if (foreign) Reflect.set(globalThis, 'Request', foreign);
}

export function hasUsableRequest(): boolean {
  try {
    return !new Request('https://empty.invalid').headers.has('accept') && !new Headers().has('accept');
  } catch {
    return false;
  }
}
