import { LANGUAGES } from '../core/languages.ts';
import { readContext } from '../core/page/readContext.ts';
import { hasPlatformContext } from '../core/page/recognisesPlatformMarkup.ts';
import { contextScript, hook, off } from '../core/page/selectors.ts';
import { parseContext } from '../core/page/readRawContext.ts';
import type { Mistake, PageFacts } from './Mistake.ts';
import { outsideSettings } from './outsideSettings.ts';
import { nearest } from './nearest.ts';
import { ownTags } from './ownTags.ts';
import { plainText } from './plainText.ts';
import { publicList } from './publicList.ts';

/** The keys that are read of a context; further ones are no mistake. */
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

/** Settings in the page's context that resemble one and are none, and settings with a value that is none. */
export function* contextSettingMistakes(page: Document, { names }: PageFacts): Generator<Mistake> {
  const element = page.querySelector(contextScript);
  const given: unknown = readContext(page).storefront;
  for (const [key, value] of Object.entries(Object(given) as object)) {
    const setting = publicList.settings.find(({ name }) => name === key);
    const meant = setting || !names ? null : nearest(key, [...SETTINGS, ...outsideSettings(names)]);
    if (meant && meant !== key) {
      yield {
        element,
        message: `the page's context has "storefront": {"${key}"}, which is no setting`,
        fix: `Write "${meant}".`,
        guide: 'settings',
      };
    }
    if (setting && setting.read(value) === undefined) {
      const fix = `It is ${plainText(setting.meaning)}; without it: ${plainText(setting.otherwise)}.`;
      const message = `"${key}" of the page's context cannot be ${JSON.stringify(value)}`;
      yield { element, message, fix, guide: 'settings', also: `page context: ${key} ` };
    }
  }
}

const SETTINGS = publicList.settings.map(({ name }) => name);
const TEXT_KEYS = publicList.texts.map(({ key }) => key);
const KNOWN_TEXT_KEYS = new Set(publicList.texts.flatMap(({ key, platformKey, formerKey }) => [key, platformKey, formerKey]));

const stringsOf = (page: Document): string[] => Object.keys(Object(readContext(page).websiteSettings?.localizedStrings) as object);

/** Keys of texts that are misspelt ones of the shop; the platform has many others. */
export function* textMistakes(page: Document): Generator<Mistake> {
  const rooms = new Set(TEXT_KEYS.map((key) => key.split('.')[0]));
  for (const key of stringsOf(page)) {
    if (KNOWN_TEXT_KEYS.has(key) || !/^[a-zA-Z]+\.[a-zA-Z]+$/.test(key)) continue;
    const meant = nearest(key, TEXT_KEYS);
    if (meant === null || !rooms.has(key.split('.')[0] ?? '')) continue;
    const element = page.querySelector(contextScript);
    yield { element, message: `localizedStrings has "${key}", which is no text`, fix: `Write "${meant}".`, guide: 'texts' };
  }
}

/** A page in a language that our texts do not come in, and which names no other and brings no texts: they are in English. */
export function* languageMistakes(page: Document): Generator<Mistake> {
  const { lang } = page.documentElement;
  const [code = ''] = lang.toLowerCase().split(/[-_]/);
  if (!page.querySelector(`[${hook}]`) || !/^[a-z]{2,3}$/.test(code) || LANGUAGES.some((known) => known === code)) return;
  const [tag] = ownTags(page);
  const own: unknown = Object(readContext(page).storefront)['language'];
  const wanted = tag?.getAttribute('data-language') ?? own ?? (hasPlatformContext(page) ? 'en' : 'auto');
  if (wanted !== 'auto' || stringsOf(page).some((key) => KNOWN_TEXT_KEYS.has(key))) return;
  yield {
    element: page.documentElement,
    isQuestion: true,
    message: `the page is in "${lang}" and the shop's texts are not: there they are in English, is that meant so?`,
    fix: `They come in ${LANGUAGES.join(', ')}; write your own into localizedStrings, or data-language="en" on the tag if they are to be in English.`,
    guide: 'languages',
  };
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
