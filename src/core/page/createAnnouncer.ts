import { untracked, type Track } from '../../lib/createActivity.ts';

export interface Announcer {
  /** Texts of the same moment (a price, the stock) are announced as one. */
  say(text: string): void;
  remove(): void;
}

/** Time (ms) a text stays: long enough to be read out, short enough not to be found by browsing. */
const STAYS_MS = 7000;

/**
 * Adds an empty status region, so that screen readers know it before its first text: https://www.w3.org/TR/WCAG22/#status-messages
 *
 * @param track counts a text until it stands there
 */
export function createAnnouncer(page: Document, track: Track = untracked): Announcer {
  const region = page.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'storefront-status';
  // Visually hidden at a fixed position, so that no page grows; set by script, which a strict style policy allows.
  region.style.cssText =
    'position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  page.body.append(region);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const said = new Set<string>();
  let onSaid: (() => void) | null = null;
  let isOver = false;
  const end = () => {
    onSaid?.();
    onSaid = null;
  };
  return {
    say(text) {
      if (isOver) return;
      // A page that changes without a reload has taken it away with the rest.
      if (!region.isConnected) page.body.append(region);
      said.add(text);
      if (!onSaid) void track(new Promise<void>((resolve) => (onSaid = resolve)));
      clearTimeout(timer);
      timer = setTimeout(() => {
        region.textContent = [...said].join(' ');
        said.clear();
        end();
        timer = setTimeout(() => (region.textContent = ''), STAYS_MS);
      });
    },
    remove() {
      isOver = true;
      end();
      clearTimeout(timer);
      region.remove();
    },
  };
}
