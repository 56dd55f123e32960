import { hook, productId, slot } from '../core/page/selectors.ts';
import type { Mistake, PageFacts } from './Mistake.ts';
import { outsideSettings } from './outsideSettings.ts';
import { nearest } from './nearest.ts';
import { ownTags } from './ownTags.ts';
import { plainText } from './plainText.ts';
import { publicList, settingAttribute } from './publicList.ts';

const HOOKS = Object.keys(publicList.hooks);
const SLOTS = Object.keys(publicList.slots);
const ATTRIBUTES = [hook, ...Object.keys(publicList.attributes)];
const SETTINGS = publicList.settings.map(({ name }) => settingAttribute(name));
/** Written by the script itself; a page that was saved with its changes has them. */
const WRITTEN = new Set(['data-storefront-in-dialog', 'data-storefront-styled']);

/** Values of `data-storefront` that name no part. */
export function* hookMistakes(page: Document, { names }: PageFacts): Generator<Mistake> {
  if (!names) return;
  const { hooks } = names;
  for (const element of page.querySelectorAll(`[${hook}]`)) {
    const value = element.getAttribute(hook) ?? '';
    if (HOOKS.includes(value) || hooks.includes(value)) continue;
    const meant = nearest(value, [...HOOKS, ...hooks]);
    const fix = meant ? `Write ${hook}="${meant}".` : `The guide lists the values of ${hook}.`;
    yield { element, message: `${hook}="${value}" names no part`, fix, guide: 'hooks-in' };
  }
}

/** Templates for places that do not exist. */
export function* slotMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll(`template[${slot}]`)) {
    const value = element.getAttribute(slot) ?? '';
    if (SLOTS.includes(value)) continue;
    const meant = nearest(value, SLOTS);
    const fix = meant ? `Write ${slot}="${meant}".` : `The guide lists the values of ${slot}.`;
    yield { element, message: `${slot}="${value}" names no place`, fix, guide: 'slots' };
  }
}

/** Attributes that begin like ours and are none. */
export function* attributeMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const isOurs = ATTRIBUTES.includes(name) || WRITTEN.has(name);
      if (isOurs || !/^data-(?:storefront-|store-front|storefrond)/.test(name)) continue;
      const meant = nearest(name, ATTRIBUTES);
      yield { element, message: `the attribute ${name} is unknown`, fix: meant ? `Write ${meant}.` : 'Take it away.', guide: 'hooks-in' };
    }
  }
}

/** Attributes of the script's tag that resemble a setting and are none, others may be the page's own; and settings with a value that is none. */
export function* settingMistakes(page: Document, { names }: PageFacts): Generator<Mistake> {
  for (const element of ownTags(page)) {
    for (const name of element.getAttributeNames()) {
      if (!name.startsWith('data-')) continue;
      const value = element.getAttribute(name) ?? '';
      // As `dataset` and the lines of the shop have it.
      const key = name.slice('data-'.length).replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
      const also = `script tag: ${key} `;
      const setting = publicList.settings.find((one) => one.name === key);
      const meant = setting || !names ? null : nearest(name, [...SETTINGS, ...outsideSettings(names).map(settingAttribute)]);
      if (meant && meant !== name) yield { element, message: `${name} is no setting`, fix: `Write ${meant}.`, guide: 'settings', also };
      if (setting && setting.read(value) === undefined) {
        const fix = `It is ${plainText(setting.meaning)}; without it: ${plainText(setting.otherwise)}.`;
        yield { element, message: `${name} cannot be "${value}"`, fix, guide: 'settings', also };
      }
    }
  }
}

/** More than one tag: only the first one that runs does anything. */
export function* tagMistakes(page: Document): Generator<Mistake> {
  const [, ...more] = ownTags(page);
  for (const element of more) {
    const source = element.getAttribute('src') ?? '';
    yield { element, message: `a second tag loads the script (${source})`, fix: 'Take it away: one tag per page.', guide: 'settings' };
  }
}

/** Ids that several elements have, of which one is a part of the shop: labels and links find only the first. */
export function* idMistakes(page: Document): Generator<Mistake> {
  const known = new Set<string>();
  for (const element of page.querySelectorAll('[id]')) {
    const isRepeated = element.id !== '' && known.has(element.id);
    known.add(element.id);
    if (isRepeated && element.closest(`[${hook}],[${productId}]`)) {
      yield { element, message: `the id "${element.id}" is on another element too`, fix: 'Give each its own id.', guide: 'hooks-in' };
    }
  }
}
