import { untracked, type Track } from '../../lib/createActivity.ts';
import { openStore } from '../../lib/openStore.ts';
import { takeNextLoadActions } from '../../../widgets/form/model/nextLoadActions.ts';
import { createAnnouncer } from '../../core/page/createAnnouncer.ts';
import { scrollToElement } from '../../../widgets/form/parts/scrollToElement.ts';

/** Delay (ms), because screen readers first announce a new page and drop other messages. */
const ANNOUNCE_AFTER_MS = 1000;

/** Finishes what the previous page left to do: announces a text, scrolls to an element. Returns its off. */
export function runNextLoadActions(page: Document, track: Track = untracked): () => void {
  const texts: string[] = [];
  for (const { name, data } of takeNextLoadActions(openStore('sessionStorage'), Date.now())) {
    if (name === 'announce') texts.push(data);
    else {
      const element = page.getElementById(data.replace(/^#/, ''));
      if (element) scrollToElement(element);
    }
  }
  if (texts.length === 0) return () => undefined;
  const { say, remove } = createAnnouncer(page, track);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const said = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      texts.forEach(say);
      resolve();
    }, ANNOUNCE_AFTER_MS);
  });
  void track(said);
  return () => {
    clearTimeout(timer);
    remove();
  };
}
