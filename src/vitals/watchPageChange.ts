/** Where the browser has the Navigation API: https://html.spec.whatwg.org/#navigation-api */
const navigationOf = (page: Window): EventTarget | null => {
  const found: unknown = 'navigation' in page ? page.navigation : null;
  return found instanceof EventTarget ? found : null;
};

/**
 * Runs `run` once when the page becomes another one without being loaded: its path changes, or the platform's own page loader says so.
 * Browsers without the Navigation API tell only of steps through the history; `history` itself stays the page's. Returns its off.
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
