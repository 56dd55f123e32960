import { choice, element } from './element.ts';
import { LANGUAGES } from './languages.ts';
import type { PanelSource } from './PanelSource.ts';

const KEPT = 'storefront-qa';

const DIRECTIONS = [['', 'as the page'], ['ltr', 'left to right'], ['rtl', 'right to left']] as const; // prettier-ignore
const SCHEMES = [['', 'as the system'], ['light', 'light'], ['dark', 'dark']] as const; // prettier-ignore

interface Kept {
  readonly language?: string;
  readonly direction?: string;
  readonly colors?: string;
}

/** Choices that change the page: by its address, or at once and kept for the tab. */
export function createChoices({ options = [] }: Pick<PanelSource, 'options'>): HTMLElement {
  const root = document.documentElement;
  const served = { lang: root.lang, dir: root.dir };
  let kept = readKept();
  const apply = (change: Kept) => {
    kept = { ...kept, ...change };
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // Then it holds for this page alone.
    }
    root.dir = kept.direction || (kept.language === 'ar' ? 'rtl' : served.dir);
    root.style.colorScheme = kept.colors ?? '';
  };
  if (kept.direction || kept.colors || kept.language) apply({});
  const speak = (language: string) => {
    apply({ language });
    root.lang = language || served.lang;
    restart(language);
  };
  if (kept.language) speak(kept.language);
  const isLanguageServed = options.some(({ name }) => name === 'language');
  const query = new URLSearchParams(location.search);
  const fields = element(
    'div',
    ...options.map(({ label, name, values }) =>
      choice(label, values, query.get(name) ?? '', (value) => location.assign(withParameter(name, value))),
    ),
    ...(isLanguageServed ? [] : [choice('Language', LANGUAGES, kept.language ?? '', speak)]),
    choice('Direction', DIRECTIONS, kept.direction ?? '', (direction) => apply({ direction })),
    choice('Colours', SCHEMES, kept.colors ?? '', (colors) => apply({ colors })),
  );
  fields.className = 'choices';
  return fields;
}

/** Starts the page's shop again, in another language; '' in the page's own. */
function restart(language: string): void {
  const { Storefront } = window as { Storefront?: { destroy?(): void; start?(options: object): unknown } };
  Storefront?.destroy?.();
  void Storefront?.start?.(language ? { language } : {});
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
