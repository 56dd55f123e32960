import { readContext } from '../core/page/readContext.ts';
import { contextScript, hook, off } from '../core/page/selectors.ts';
import { parseContext } from '../core/page/readRawContext.ts';
import type { Mistake } from './Mistake.ts';
import { nearest } from './nearest.ts';
import { ownTags } from './ownTags.ts';
import { publicList } from './publicList.ts';

declare const __VERSION__: string;

/** What is read of a context; it may have more, which is no mistake. */
const CONTEXT_KEYS = [
  'website',
  'websiteSettings',
  'collection',
  'item',
  'product',
  'productMerchandisingContext',
  'order',
  'recaptchaEnterpriseContext',
  'authenticatedAccount',
  'cookieSettings',
  'betaFeatureFlags',
  'featureFlags',
  'storefront',
];

/** Fields of the page's own context that are written in another way, and so are not read. */
export function* contextKeyMistakes(page: Document): Generator<Mistake> {
  const script = page.querySelector(contextScript);
  const context = Object(script && parseContext(script.textContent)) as object;
  for (const key of Object.keys(context)) {
    const meant = CONTEXT_KEYS.includes(key) ? null : nearest(key, CONTEXT_KEYS);
    if (meant === null || meant in context || Math.abs(meant.length - key.length) > 2) continue;
    yield { element: script, message: `the page's context has "${key}"`, fix: `Write "${meant}".`, guide: 'hooks-in' };
  }
}

/** Keys of texts that resemble one of ours and are none; the platform has many others. */
export function* textMistakes(page: Document): Generator<Mistake> {
  const keys = publicList.texts.map(({ key }) => key);
  const known = new Set(publicList.texts.flatMap(({ key, platformKey, formerKey }) => [key, platformKey, formerKey]));
  const rooms = new Set(keys.map((key) => key.split('.')[0]));
  for (const key of Object.keys(Object(readContext(page).websiteSettings?.localizedStrings) as object)) {
    if (known.has(key) || !/^[a-zA-Z]+\.[a-zA-Z]+$/.test(key)) continue;
    const meant = nearest(key, keys);
    if (meant === null || !rooms.has(key.split('.')[0] ?? '')) continue;
    const element = page.querySelector(contextScript);
    yield { element, message: `localizedStrings has "${key}", which is no text`, fix: `Write "${meant}".`, guide: 'texts' };
  }
}

/** A captcha that no provider's key belongs to. */
export function* captchaMistakes(page: Document): Generator<Mistake> {
  const element = page.querySelector(`[${hook}="captcha"]`);
  const isKnown = ownTags(page).some((tag) => tag.getAttribute('data-captcha-key'));
  const context = readContext(page);
  const { captchaKey } = Object(context.storefront) as { captchaKey?: unknown };
  if (!element || element.closest(off) || isKnown || captchaKey || context.recaptchaEnterpriseContext?.recaptchaEnterpriseSiteKey) return;
  yield {
    element,
    message: 'there is a captcha and no key for it, so that none is shown',
    fix: 'Write data-captcha-key="…" on the tag of the script.',
    guide: 'forms',
  };
}

/** Cascade layers of the page that come before ours, so that ours win. */
export function* layerMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll('style')) {
    const css = (element.textContent ?? '').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const [, first] = /@layer\s+([\w-]+)/.exec(css) ?? [];
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
