import { choice, element } from './element.ts';
import type { PanelSource } from './PanelSource.ts';

const KEPT = 'storefront-qa';

const DIRECTIONS = [['', 'as the page'], ['ltr', 'left to right'], ['rtl', 'right to left']] as const; // prettier-ignore
const SCHEMES = [['', 'as the system'], ['light', 'light'], ['dark', 'dark']] as const; // prettier-ignore

interface Kept {
  readonly direction?: string;
  readonly colors?: string;
}

/** Choices that change the page: by its address, or at once and kept for the tab. */
export function createChoices({ options = [] }: Pick<PanelSource, 'options'>): HTMLElement {
  const root = document.documentElement;
  const served = root.dir;
  const { lang } = root;
  let kept = readKept();
  const apply = (change: Kept) => {
    kept = { ...kept, ...change };
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // Then it holds for this page alone.
    }
    root.dir = kept.direction || served;
    root.style.colorScheme = kept.colors ?? '';
  };
  if (kept.direction || kept.colors) apply({});
  const query = new URLSearchParams(location.search);
  const fields = element(
    'div',
    ...options.map(({ label, name, values }) =>
      choice(label, values, query.get(name) ?? '', (value) => location.assign(withParameter(name, value))),
    ),
    choice('Language', [[lang, lang || 'not stated']], lang, () => undefined),
    choice('Direction', DIRECTIONS, kept.direction ?? '', (direction) => apply({ direction })),
    choice('Colours', SCHEMES, kept.colors ?? '', (colors) => apply({ colors })),
  );
  fields.className = 'choices';
  return fields;
}

/** The page's address with another parameter; '' leaves it out. */
export function withParameter(name: string, value: string): string {
  const url = new URL(location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
}

function readKept(): Kept {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}')) as Kept;
  } catch {
    return {};
  }
}
