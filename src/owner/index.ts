import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createOwnerApi } from './calls.ts';
import { createStyleSheets } from '../lib/styleSheets.ts';
import { readContext } from '../core/page/readContext.ts';
import { readLogin } from '../core/page/readLogin.ts';
import { failureTexts } from '../commerce/texts/failureText.ts';
import { localize, withLanguage } from '../commerce/texts/localize.ts';
import { DEFAULT_LOCALE, type Config } from '../core/config.ts';
import { readLanguage } from '../core/readLanguage.ts';
import { loadOwnerTexts } from './loadOwnerTexts.ts';
import { ownerScreenTexts } from './ownerScreenTexts.ts';
import { mayManage } from './mayManage.ts';
import { sitePath } from '../lib/siteAddress.ts';
import type { ProductNames } from './loadNames.ts';
import type { OwnerAction } from '../commerce/model/ownerAction.ts';
import { OwnerScreens } from './OwnerScreens.tsx';
import styles from './owner.css?inline';

export type { ProductName, ProductNames } from './loadNames.ts';
export type { OwnerAction } from '../commerce/model/ownerAction.ts';

export interface OwnerOptions {
  /** Absolute path of the platform's API. Default `/api/`. */
  readonly apiRoot?: string;
  /**
   * Path of a page that lists the products, whose JSON (`?format=json`) names them. Default: where the cart's "continue shopping" leads
   * (`continueShoppingLinkUrl` of the page context). '' reads none.
   */
  readonly productsPath?: string;
  /** Names of products and variants by id, before those of `productsPath`; what neither names is shown by its id. */
  readonly names?: ProductNames;
  /** The language of the texts, as `data-language` of the shop's tag; default: the page's own, English on pages of the platform. */
  readonly language?: Config['language'];
  /** Called with the owner's actions, which are also emitted as `storefront:owner-action` on the element. */
  readonly onAction?: (action: OwnerAction) => void;
}

/**
 * Shows the owner's screens in an empty element. They stay closed, without a request, unless the page names the visitor an administrator or
 * a store manager; the platform checks again.
 *
 * @returns removes them
 */
export function startOwner(
  element: HTMLElement,
  { apiRoot: root = '/api/', productsPath, names = {}, language = '', onAction }: OwnerOptions = {},
): () => void {
  const page = element.ownerDocument;
  const { localizedStrings: strings, storeSettings } = readContext(page).websiteSettings ?? {};
  const giveUpStyles = createStyleSheets(page, true).use(styles);
  const emitAction = (detail: OwnerAction) => {
    element.dispatchEvent(new CustomEvent('storefront:owner-action', { detail, bubbles: true, composed: true }));
    onAction?.(detail);
  };
  const path = productsPath ?? (storeSettings?.continueShoppingLinkUrl ? sitePath(storeSettings.continueShoppingLinkUrl) : '');
  const container = page.createElement('div');
  element.append(container);
  const react = createRoot(container);
  const show = (translated: object | null) => {
    if (isRemoved) return;
    const known = translated ? withLanguage(strings, translated as Record<string, string>) : strings;
    const texts = { ...localize(failureTexts, known), ...localize(ownerScreenTexts, known) };
    // The customer's cookie has no roles; only the page context does.
    if (mayManage(readLogin(page, ''))) {
      const api = createOwnerApi({ root, writeDeadlineMs: 30_000 });
      react.render(createElement(OwnerScreens, { api, texts, names, productsPath: path, onAction: emitAction }));
    } else react.render(createElement('p', { role: 'alert' }, texts.ownerClosed));
  };
  let isRemoved = false;
  const wanted = readLanguage({ language, locale: DEFAULT_LOCALE }, page);
  if (wanted) void loadOwnerTexts(wanted.code).then(show);
  else show(null);
  return () => {
    isRemoved = true;
    react.unmount();
    container.remove();
    giveUpStyles();
  };
}
