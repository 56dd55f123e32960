import { attempt } from '../lib/result.ts';
import type { Mistake } from './Mistake.ts';
import { isOwnFile, ownTags } from './ownTags.ts';

const MAP = 'script[type="importmap"]';

/** An import map that pins our files under other addresses than the page has them: the browser then runs whatever stands there. */
export function* pinMistakes(page: Document): Generator<Mistake> {
  const full = (address: string): string => attempt(() => new URL(address, page.baseURI).href) ?? address;
  for (const tag of ownTags(page).filter(({ type }) => type === 'module')) {
    const source = tag.getAttribute('src') ?? '';
    for (const map of page.querySelectorAll(MAP)) {
      const { integrity } = Object(attempt(() => JSON.parse(map.textContent) as unknown)) as { integrity?: unknown };
      const pinned = Object.keys(Object(integrity) as object).filter(isOwnFile);
      const [first] = pinned;
      if (first === undefined || pinned.some((address) => full(address) === full(source))) continue;
      yield {
        element: map,
        message: `the import map pins "${first}", and the page loads "${source}", which is another address: no file is pinned`,
        fix: `Write the map's addresses as the page has them: "${source}".`,
        guide: 'files-caching-and-pinning',
      };
    }
  }
}
