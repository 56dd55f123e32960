/** https://html.spec.whatwg.org/#navigation-api */
const navigationOf = (page: Window): EventTarget | null => {
  const found: unknown = 'navigation' in page ? page.navigation : null;
  return found instanceof EventTarget ? found : null;
};

/**
 * Runs `run` once when the path changes without a load or the platform's page loader reports it. Without the Navigation API only steps
 * through the history are noticed, because `history` stays untouched. Returns its off.
 */
export function watchPageChange(run: () => void): () => void {
  const { pathname } = location;
  const targets: [EventTarget | null, string][] = [
    [navigationOf(window), 'currententrychange'],
    [window, 'popstate'],
    [window, 'mercury:unload'],
  ];
  const off = () => {
    for (const [target, type] of targets) target?.removeEventListener(type, check);
  };
  const check = ({ type }: Event) => {
    if (type !== 'mercury:unload' && location.pathname === pathname) return;
    off();
    run();
  };
  for (const [target, type] of targets) target?.addEventListener(type, check);
  return off;
}
