import type { showNotice } from './showNotice.ts';

/** Loads `showNotice` on demand; without it the browser's own alert shows the message. */
export function showNoticeLater(...[page, notice, provide]: Parameters<typeof showNotice>): void {
  import('./showNotice.ts').then(
    (loaded) => loaded.showNotice(page, notice, provide),
    // oxlint-disable-next-line no-alert -- the only dialog that needs none of the shop's files
    () => window.alert(`${notice.title}: ${notice.message}`),
  );
}
