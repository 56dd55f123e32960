import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createOwnerApi } from './calls.ts';
import { createStyleSheets } from '../lib/styleSheets.ts';
import { readContext } from '../core/page/readContext.ts';
import { readLogin } from '../core/page/readLogin.ts';
import { failureTexts } from '../commerce/texts/failureText.ts';
import { localize } from '../commerce/texts/localize.ts';
import { ownerScreenTexts } from './ownerScreenTexts.ts';
import { mayManage } from './mayManage.ts';
import type { OwnerAction } from '../commerce/model/ownerAction.ts';
import { OwnerScreens } from './OwnerScreens.tsx';
import styles from './owner.css?inline';

export type { OwnerAction } from '../commerce/model/ownerAction.ts';

export interface OwnerOptions {
  /** Absolute path of the platform's API. Default `/api/`. */
  readonly apiRoot?: string;
  /** Called with the owner's actions, which are also emitted as `storefront:owner-action` on the element. */
  readonly onAction?: (action: OwnerAction) => void;
}

/**
 * Shows the owner's screens in an empty element. They stay closed, without a request, unless the page names the visitor an administrator or
 * a store manager; the platform checks again.
 *
 * @returns removes them
 */
export function startOwner(element: HTMLElement, { apiRoot: root = '/api/', onAction }: OwnerOptions = {}): () => void {
  const page = element.ownerDocument;
  const strings = readContext(page).websiteSettings?.localizedStrings;
  const texts = { ...localize(failureTexts, strings), ...localize(ownerScreenTexts, strings) };
  const giveUpStyles = createStyleSheets(page, true).use(styles);
  const emitAction = (detail: OwnerAction) => {
    element.dispatchEvent(new CustomEvent('storefront:owner-action', { detail, bubbles: true, composed: true }));
    onAction?.(detail);
  };
  const container = page.createElement('div');
  element.append(container);
  const react = createRoot(container);
  // The customer's cookie has no roles; only the page context does.
  if (mayManage(readLogin(page, ''))) {
    react.render(createElement(OwnerScreens, { api: createOwnerApi({ root, writeDeadlineMs: 30_000 }), texts, onAction: emitAction }));
  } else react.render(createElement('p', { role: 'alert' }, texts.ownerClosed));
  return () => {
    react.unmount();
    container.remove();
    giveUpStyles();
  };
}
