import { serveFolder } from '../mocks/serveFolder.ts';
import { CAPTCHA_SCRIPTS } from './captchaScripts.ts';
import { PICTURES } from './pictures.ts';
import { SOUNDS } from './sounds.ts';

const PICTURE = /^\/assets\/pictures\/([a-z-]+)\.svg$/;
const SOUND = /^\/assets\/sounds\/([a-z-]+)\.wav$/;
const folder = serveFolder(new URL('./assets/', import.meta.url).pathname, '/assets/');

/** Everything under `/assets/`: pictures, sounds and the captchas' scripts, made when asked for, and the files of `demo/assets`. `undefined` = there is none. */
export async function serveAsset(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const [, name] = PICTURE.exec(pathname) ?? [];
  if (name && Object.hasOwn(PICTURES, name)) {
    return new Response(PICTURES[name]?.(), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' } });
  }
  const [, sound] = SOUND.exec(pathname) ?? [];
  if (sound && Object.hasOwn(SOUNDS, sound)) {
    return new Response(SOUNDS[sound]?.(), { headers: { 'content-type': 'audio/wav', 'cache-control': 'no-cache' } });
  }
  const captcha = pathname.slice('/assets/captcha'.length);
  if (pathname.startsWith('/assets/captcha/') && Object.hasOwn(CAPTCHA_SCRIPTS, captcha)) {
    return new Response(CAPTCHA_SCRIPTS[captcha]?.(), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    });
  }
  return folder(request);
}
