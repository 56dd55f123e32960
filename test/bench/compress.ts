import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compressed = new Map<string, Promise<Buffer>>();
const brotli = promisify<Buffer, Buffer>(brotliCompress);

/** A script or a style sheet as a shop's server sends it: brotli, quality 11, made once. Other answers stay as they are. */
export async function compress(request: Request, answer: Response): Promise<Response> {
  const type = answer.headers.get('content-type') ?? '';
  if (!/javascript|css/.test(type) || !request.headers.get('accept-encoding')?.includes('br')) return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  // By what is in it: the files of another build may have the same names.
  const key = `${new URL(request.url).pathname} ${body.length}`;
  if (!compressed.has(key)) compressed.set(key, brotli(body));
  const headers = new Headers(answer.headers);
  headers.set('content-encoding', 'br');
  headers.delete('content-length');
  return new Response(new Uint8Array(await compressed.get(key)!), { status: answer.status, headers });
}
