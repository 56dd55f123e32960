import { serveFolder } from '../mocks/serveFolder';
import { PICTURES } from './pictures';

const PICTURE = /^\/assets\/pictures\/([a-z-]+)\.svg$/;
const folder = serveFolder(new URL('./assets/', import.meta.url).pathname, '/assets/');

/** Everything under `/assets/`: pictures, drawn when asked for, and the files of `demo/assets`. `undefined` = there is none. */
export async function serveAsset(request: Request): Promise<Response | undefined> {
  const [, name] = PICTURE.exec(new URL(request.url).pathname) ?? [];
  if (name && Object.hasOwn(PICTURES, name)) {
    return new Response(PICTURES[name]?.(), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' } });
  }
  return folder(request);
}
