import { HttpResponse } from 'msw';

/** No response; each environment makes it a real network error. */
export function networkFault(): Response {
  return HttpResponse.error();
}

/** A proxy's or login's web page with status 200; its script and image reveal a client that renders it. */
export function htmlPage(): Response {
  const html = '<!doctype html><title>Sign in</title><h1>Please sign in</h1><script>window.renderedErrorPage = true</script>';
  return new Response(html, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** The same response with truncated JSON. */
export async function cutJson(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response((await answer.text()).slice(0, -7), { status: answer.status, headers });
}

/** The same response, whose body stalls halfway. */
export function stalledBody(answer: Response): Promise<Response> {
  return cutBody(answer, () => undefined);
}

/** The same response, whose connection breaks halfway through the body. */
export function droppedBody(answer: Response): Promise<Response> {
  return cutBody(answer, (controller) => controller.error(new Error('The connection was lost.')));
}

async function cutBody(answer: Response, then: (controller: ReadableStreamDefaultController) => void): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let sent = false;
  const body = new ReadableStream({
    async pull(controller) {
      if (sent) {
        // An error would overtake the first half of the body.
        await new Promise((go) => setTimeout(go, 20));
        then(controller);
      } else {
        sent = true;
        controller.enqueue(bytes.subarray(0, bytes.length / 2));
      }
    },
  });
  // The declared length shows clients that something is missing.
  const headers = new Headers(answer.headers);
  headers.set('content-length', String(bytes.length));
  return new Response(body, { status: answer.status, headers });
}
