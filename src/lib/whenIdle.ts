export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(() => run(), { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 200);
  return () => clearTimeout(id);
}

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
