/** Node's fetch with the page's cookies, which go to its own origin only. */
export const browserFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (new URL(request.url).origin !== location.origin) return fetch(request);
  request.headers.set('cookie', document.cookie);
  const response = await fetch(request);
  for (const cookie of response.headers.getSetCookie()) document.cookie = cookie;
  return response;
};
