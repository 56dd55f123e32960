import { useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  accountTexts,
  createAccountActions,
  localize,
  useAnnounce,
  useInstead,
  useReport,
  useShop,
  useStyles,
  useWrites,
  type WidgetParts,
  type WidgetProps,
} from '../../src/kit.ts';
import { readAccount, type AccountProps } from './readAccount.ts';
import { SignInDialog } from './SignInDialog.tsx';
import styles from './account.css?inline';

/** A customer's account: the way in, or what there is to do once one is in. */
function Account({ element, link, isAllowed }: AccountProps & WidgetProps): ReactNode {
  const { settings, ...shop } = useShop();
  const account = shop.use(createAccountActions);
  const report = useReport();
  const announce = useAnnounce();
  const texts = localize(accountTexts, settings.localizedStrings);
  const { status } = useSyncExternalStore(account.subscribe, () => account.state);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isIn = status === 'signed-in' || status === 'signing-out';
  useStyles(styles);
  useInstead(element, link === null && isAllowed);
  useWrites((write) => {
    if (!link) return write.attribute(element, 'data-state', status);
    if (!isAllowed) write.attribute(element, 'hidden', '');
    if (link.unauth) write.attribute(link.unauth, 'hidden', isIn ? '' : null);
    if (link.auth) write.attribute(link.auth, 'hidden', isIn ? null : '');
  });
  if (link || !isAllowed) return null;

  const signOut = async () => {
    setError(null);
    const answer = await account.signOut();
    if (answer.ok) announce(texts.signedOut);
    else if (answer.error.kind !== 'invalid') setError(answer.error.message);
  };
  return (
    <div className="storefront-account">
      {isIn ? (
        <>
          <a href={settings.accountPath}>{texts.myAccount}</a>
          <button type="button" aria-disabled={status === 'signing-out' || undefined} onClick={() => void signOut().catch(report)}>
            {texts.signOut}
          </button>
        </>
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {texts.signIn}
        </button>
      )}
      {error && <p role="alert">{error}</p>}
      {isAsking && <SignInDialog account={account} texts={texts} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<AccountProps> = {
  Component: Account,
  read: readAccount,
  placeIn: (_props, element) => ({ parent: element }),
};
