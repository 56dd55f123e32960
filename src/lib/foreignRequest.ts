import { hasUsableRequest } from './hasUsableRequest.ts';

/** The page's own `Request`, where it is not the browser's. ky makes one while it is imported, and throws where that fails. */
const foreign = hasUsableRequest() ? null : globalThis.Request;
if (foreign) Reflect.set(globalThis, 'Request', undefined);

/** Puts back the page's own `Request`, which is hidden from the import of this file on: it has to be before ky's. */
export function putBackRequest(): void {
  if (foreign) Reflect.set(globalThis, 'Request', foreign);
}
