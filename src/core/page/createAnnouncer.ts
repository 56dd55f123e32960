/** A live region: what is said here is read out without moving the focus. */
export interface Announcer {
  /** What several parts say at one moment (a price, how few are left) is read out as one. */
  say(text: string): void;
  remove(): void;
}

/** How long a text stays in the region, in ms: long enough to be read out, short enough not to be found by browsing. */
const STAYS_MS = 7000;

/** Puts one status region (WCAG 2.2, 4.1.3) on the page, empty, so that readers know it before its first text. */
export function createAnnouncer(page: Document): Announcer {
  const region = page.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'storefront-status';
  // Out of sight, not out of the accessibility tree, and at a fixed place, by which no page grows; set through the object model, which a strict style policy allows.
  region.style.cssText =
    'position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  page.body.append(region);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const said = new Set<string>();
  return {
    say(text) {
      said.add(text);
      clearTimeout(timer);
      timer = setTimeout(() => {
        region.textContent = [...said].join(' ');
        said.clear();
        timer = setTimeout(() => (region.textContent = ''), STAYS_MS);
      });
    },
    remove() {
      clearTimeout(timer);
      region.remove();
    },
  };
}
