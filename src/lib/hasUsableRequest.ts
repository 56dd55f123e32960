/**
 * Whether the page's `Request` and `Headers` are such as an HTTP client can work with: old libraries (MooTools) put a `Request` of their own
 * in the place of the browser's.
 */
export function hasUsableRequest(): boolean {
  try {
    return !new Request('https://empty.invalid').headers.has('accept') && !new Headers().has('accept');
  } catch {
    return false;
  }
}
