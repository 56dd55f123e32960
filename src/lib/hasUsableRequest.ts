export function hasUsableRequest(): boolean {
  try {
    return !new Request('https://empty.invalid').headers.has('accept') && !new Headers().has('accept');
  } catch {
    return false;
  }
}
