import { readFields, readText } from '../lib/readers.ts';
import type { Page } from './createPage.ts';
import { isFilled } from './isFilled.ts';
import { createMarkup, readMarkup, type Markup, type MarkupRole } from './markup.ts';
import * as selectors from './selectors.ts';
import { readMerchandising } from './readMerchandising.ts';

/** A block in which a visitor asks to be told when a variant is back in stock. */
export interface RestockProps {
  readonly scope: string;
  /** The variant that the block is for; `null`: whichever is chosen. */
  readonly variantId: string | null;
  /** Whether the server shows it: what counts where the page says nothing of the variants, as version 7 does of a product that has only one. */
  readonly isServed: boolean;
  /** Roles: `cta`, `form`, `email`, `text`, `submit`, `mailing-list`, `captcha`; `value` of a text: how long it may be. */
  readonly nodes: readonly Markup[];
  /** What was filled in before the script arrived. */
  readonly typed: RestockEntryText;
  readonly hasCaptcha: boolean;
  /** Whether the shop's letter is offered; `null` where the page does not say, and what it shows counts. */
  readonly offersMailingList: boolean | null;
  /** What the site says once the host has taken the wish; `null`: our words. */
  readonly successText: string | null;
}

/** What stands in the fields of a block. */
export interface RestockEntryText {
  readonly email: string;
  readonly isJoinMailingList: boolean;
}

/** Words for neutral pages that leave the block to us. */
export interface RestockWords {
  readonly callToAction: string;
  readonly emailLabel: string;
  readonly signUp: string;
  readonly mailingList: string;
}

const readSettings = readFields({ restockNotificationsSuccessText: readText });

/** Reads a block: one per sold-out variant in versions 7 and 7.1, one for all of them in version 8 and on neutral pages. */
export function readRestock(element: HTMLElement, page: Page, words: RestockWords): RestockProps | null {
  const scope = page.scopeOf(element);
  if (!scope) return null;
  const { mailingListSignUpEnabled = null, mailingListOptInByDefault = false } = readMerchandising(scope, page);
  const filled = isFilled(element);
  const typed = readRestockEntry(element);
  return {
    scope: scope.id,
    variantId: element.getAttribute(selectors.restockVariantId) || null,
    isServed: filled && !element.hidden,
    nodes: filled ? readMarkup(element, roleOf) : createBlock(words, mailingListSignUpEnabled === true),
    typed: { ...typed, isJoinMailingList: typed.isJoinMailingList || mailingListOptInByDefault },
    hasCaptcha: element.querySelector(selectors.captcha) !== null,
    offersMailingList: mailingListSignUpEnabled,
    successText:
      readSettings(page.context().websiteSettings?.storeSettings?.merchandisingSettings)?.restockNotificationsSuccessText?.trim() || null,
  };
}

/** What the visitor has filled in, as it stands in the page. */
export function readRestockEntry(element: Element): RestockEntryText {
  const box = element.querySelector<HTMLInputElement>('input[type="checkbox"]');
  return { email: element.querySelector<HTMLInputElement>(selectors.restockEmail)?.value ?? '', isJoinMailingList: box?.checked ?? false };
}

function roleOf(node: Element): MarkupRole | null {
  if (node.localName === 'form') return { role: 'form' };
  if (node.localName === 'textarea')
    return { role: 'text', value: node.getAttribute(selectors.restockTextLimit) ?? node.getAttribute('maxlength') };
  if (node.matches(selectors.restockEmail))
    return { role: 'email', about: node.getAttribute('aria-label') ?? node.getAttribute('placeholder') };
  if (node.matches('[type="submit"]')) return { role: 'submit' };
  if (node.matches(selectors.captcha)) return { role: 'captcha' };
  if (node.classList.contains(selectors.restockMailingList)) return { role: 'mailing-list' };
  return node.classList.contains(selectors.restockCta) ? { role: 'cta' } : null;
}

/** The block of a neutral page, in the structure and with the class names of existing templates. */
function createBlock(words: RestockWords, offersMailingList: boolean): Markup[] {
  const email = createMarkup('input', { type: 'text', name: 'email', placeholder: words.emailLabel }, []);
  const box = createMarkup('input', { type: 'checkbox' }, []);
  const nodes = [
    createMarkup('span', { class: selectors.restockCta }, [words.callToAction]),
    createMarkup('form', { class: selectors.restockForm }, [email, createMarkup('input', { type: 'submit', value: words.signUp }, [])]),
    createMarkup('label', { class: selectors.restockMailingList }, [box, words.mailingList]),
  ];
  return readMarkup(createMarkup('div', {}, offersMailingList ? nodes : nodes.slice(0, 2)).source, roleOf);
}
