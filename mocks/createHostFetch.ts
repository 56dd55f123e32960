/**
 * The host as a `fetch` in the same process. Behaves like a real `fetch` for network errors, aborts (also while a body stalls) and
 * redirects.
 */
export function createHostFetch(host: (request: Request) => Promise<Response>): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal, redirect } = request;
    const response = await unlessAborted(host(request), signal);
    const location = response.headers.get('location');
    if (response.type === 'error' || (location && redirect === 'error')) throw new TypeError('Failed to fetch');
    if (location && redirect === 'follow') return createHostFetch(host)(new URL(location, request.url), { signal });
    if (!response.body) return response;
    // Aborts even while the body stalls.
    const body = response.body.pipeThrough(new TransformStream(), { signal });
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
}

function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    const give = (): void => reject(signal.reason as Error);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give);
  });
  return Promise.race([work, aborted]);
}
