import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { accountTexts } from './accountTexts.ts';
import { createAccountActions } from './accountActions.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import { useAnnounce, useReport, useActions, useSettings } from '../../src/core/ui/ShopContext.ts';
import { useReplaceContent, useWrites } from '../../src/core/ui/useWrites.ts';
import { useStyles } from '../../src/core/ui/useStyles.ts';
import type { SettingsOf } from '../../src/lib/settingReaders.ts';
import { siteAddress } from '../../src/lib/siteAddress.ts';
import type { WidgetParts, WidgetProps } from '../../src/core/mount/defineWidget.ts';
import type { accountSettings } from './settings.ts';
import { SignInDialog } from './SignInDialog.tsx';
import styles from './account.css?inline';
import type { Page } from '../../src/core/page/createPage.ts';

interface AccountProps {
  /** The texts of the page's own link when logged out and in; `null`: a place for our own. */
  readonly link: { readonly unauth: Element | null; readonly auth: Element | null } | null;
  readonly isAllowed: boolean;
}

const LINK = '.user-accounts-text-link';

function Account({ element, link, isAllowed }: AccountProps & WidgetProps): ReactNode {
  const settings = useSettings<SettingsOf<typeof accountSettings>>();
  const account = useActions(createAccountActions);
  const report = useReport();
  const announce = useAnnounce();
  const texts = localize(accountTexts, settings.localizedStrings);
  const { status } = useSyncExternalStore(account.subscribe, () => account.state);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isIn = status === 'signed-in' || status === 'signing-out';
  // Another tab may have signed in.
  if (isIn && isAsking) setAsking(false);
  const controls = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    // The focused button was removed; a visitor who has moved on keeps the focus.
    if (isAsked.current && document.activeElement === document.body) controls.current?.querySelector<HTMLElement>('a,button')?.focus();
    isAsked.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with each change of it
  }, [isIn]);
  useStyles(styles);
  useReplaceContent(element, link === null && isAllowed);
  useWrites((write) => {
    if (!link) return write.attribute(element, 'data-state', status);
    if (!isAllowed) write.attribute(element, 'hidden', '');
    if (link.unauth) write.attribute(link.unauth, 'hidden', isIn ? '' : null);
    if (link.auth) write.attribute(link.auth, 'hidden', isIn ? null : '');
  });
  if (link || !isAllowed) return null;

  const signOut = async () => {
    // Ignores the second click of a double click.
    if (account.state.status.startsWith('signing')) return;
    setError(null);
    isAsked.current = true;
    const answer = await account.signOut();
    if (answer.ok) return announce(texts.signedOut);
    isAsked.current = false;
    setError(answer.error.message);
  };
  return (
    <div ref={controls} className="storefront-account">
      {isIn ? (
        <>
          <a href={siteAddress(settings.accountPath)}>{texts.myAccount}</a>
          <button type="button" aria-disabled={status === 'signing-out' || undefined} onClick={() => void signOut().catch(report)}>
            {texts.signOut}
          </button>
        </>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            setError(null);
            isAsked.current = true;
            setAsking(true);
          }}
        >
          {texts.signIn}
        </button>
      )}
      {error && <p role="alert">{error}</p>}
      {isAsking && <SignInDialog account={account} texts={texts} onClose={() => setAsking(false)} onRefusedLater={setError} />}
    </div>
  );
}

export const parts: WidgetParts<AccountProps> = {
  Component: Account,
  read: readAccount,
  placeIn: (_props, element) => ({ parent: element }),
};

function readAccount(element: HTMLElement, page: Page): AccountProps {
  const link = element.matches(LINK) ? { unauth: element.querySelector('.unauth'), auth: element.querySelector('.auth') } : null;
  return { link, isAllowed: page.context().websiteSettings?.userAccountsSettings?.loginAllowed !== false };
}
