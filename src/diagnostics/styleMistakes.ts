import type { Mistake } from './Mistake.ts';

declare const __VERSION__: string;

/** Cascade layers of the page that come before ours, so that ours win. */
export function* layerMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll('style,link[rel~="stylesheet"]')) {
    const first = firstLayer(rulesOf(element));
    if (first === undefined) continue;
    if (first === 'storefront' || isSheetBefore(page, element)) return;
    yield {
      element,
      message: `the cascade layer "${first}" comes before "storefront", whose rules then win over those of the page`,
      fix: `Begin with "@layer storefront, ${first};", or link storefront.css before it.`,
      guide: 'styles',
    };
    return;
  }
}

/** The name of the first layer that a sheet declares, also by an import; without the names inside it. */
function firstLayer(css: string): string | undefined {
  const [, declared, imported] = /@layer\s+([\w-]+)|@import[^;]*\blayer\(\s*([\w-]+)/.exec(css) ?? [];
  return declared ?? imported;
}

/** A linked sheet is known once it is loaded, and only to pages of its own site. */
function rulesOf(element: Element): string {
  if (element.localName === 'style') return (element.textContent ?? '').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  try {
    return [...((element as HTMLLinkElement).sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
  } catch {
    return '';
  }
}

/** Where the look comes from a link, that is the place of our layer. */
const isSheetBefore = (page: Document, element: Element): boolean =>
  // `Node.DOCUMENT_POSITION_FOLLOWING`
  sheetsOf(page).some((link) => Boolean(link.compareDocumentPosition(element) & 4));

const sheetsOf = (page: Document): HTMLLinkElement[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].filter((link) =>
    /(?:^|\/)storefront\.css(?:[?#]|$)/.test(link.getAttribute('href') ?? ''),
  );

/** The look linked twice, of another version, or lost. No link at all is none: the script brings what is needed. */
export function* sheetMistakes(page: Document): Generator<Mistake> {
  const [first, ...more] = sheetsOf(page);
  for (const element of more) {
    yield { element, message: 'storefront.css is linked twice', fix: 'Take this link away.', guide: 'styles' };
  }
  const view = page.defaultView;
  if (!first || page.readyState !== 'complete' || !isLoading(page)) return;
  const version = view
    ?.getComputedStyle(page.documentElement)
    .getPropertyValue('--storefront-sheet')
    .replaceAll(/["'\s]/g, '');
  if (version === __VERSION__ || first.sheet?.disabled) return;
  const also = 'storefront.css is of version';
  if (version) {
    const message = `storefront.css is of version ${version}, and the script of ${__VERSION__}`;
    yield { element: first, message, fix: 'Serve both from one dist/.', guide: 'styles', also };
  } else if (!first.sheet || first.sheet.cssRules.length === 0) {
    const message = `storefront.css is linked and was not loaded from ${first.href}`;
    yield { element: first, message, fix: 'Correct its address: it stands beside the script, in dist/.', guide: 'styles', also };
  }
}

/** A page whose scripts are not run has no sheets either, linked or not. */
const isLoading = (page: Document): boolean => !/happy/i.test(page.defaultView?.navigator.userAgent ?? '');
