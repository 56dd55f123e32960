import type { showNotice } from './showNotice.ts';

/** Shows a message as `showNotice` does, by a file that few visits need; where that is lost, the browser shows it. */
export function showNoticeLater(...[page, notice, provide]: Parameters<typeof showNotice>): void {
  import('./showNotice.ts').then(
    (loaded) => loaded.showNotice(page, notice, provide),
    // oxlint-disable-next-line no-alert -- the only dialog that needs no file of ours
    () => window.alert(`${notice.title}: ${notice.message}`),
  );
}
