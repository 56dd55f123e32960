import { serveFolder } from '../mocks/serveFolder.ts';
import { CAPTCHA_SCRIPTS } from './captchaScripts.ts';
import { PICTURES } from './pictures.ts';
import { SOUNDS } from './sounds.ts';

const PICTURE = /^\/assets\/pictures\/([a-z-]+)\.svg$/;
const SOUND = /^\/assets\/sounds\/([a-z-]+)\.wav$/;
const folder = serveFolder(new URL('./assets/', import.meta.url).pathname, '/assets/');

/** `/assets/`: generated pictures, sounds and captcha scripts, and files of `demo/assets`. */
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
