import { whenIdle } from './whenIdle.ts';

/**
 * Runs `run` once the page has loaded and the browser has nothing better to do, at the latest 2 s after load. A page that is made
 * ready before anybody asks to see it (prerendering) is loaded when it is shown. Returns its off.
 */
export function whenIdleAfterLoad(page: Document, run: () => void): () => void {
  let off: () => void;
  const wait = (target: EventTarget, type: string, then: () => void) => {
    target.addEventListener(type, then, { once: true });
    off = () => target.removeEventListener(type, then);
  };
  const onLoad = () => {
    off = whenIdle(run);
  };
  const onShown = () => {
    if (page.readyState === 'complete') onLoad();
    else wait(page.defaultView ?? page, 'load', onLoad);
  };
  if ((page as { prerendering?: boolean }).prerendering) wait(page, 'prerenderingchange', onShown);
  else onShown();
  return () => off();
}
