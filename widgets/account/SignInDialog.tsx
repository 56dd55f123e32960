import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { LazyDialog } from '../../src/core/ui/LazyDialog.ts';
import { useAnnounce, useReport } from '../../src/core/ui/ShopContext.ts';
import { useOwnId } from '../../src/core/ui/useOwnId.ts';
import { isRefusal } from './accountActions.ts';
import type { accountTexts } from './accountTexts.ts';
import type { AccountActions } from './AccountState.ts';
import type { Texts } from '../../src/commerce/texts/localize.ts';

interface SignInDialogProps {
  readonly account: AccountActions;
  readonly texts: Texts<typeof accountTexts>;
  readonly onClose: () => void;
  /** Receives a refusal that arrives after the dialog was closed. */
  readonly onRefusedLater: (message: string) => void;
}

/** Both fields keep their text after a failure, and are stored nowhere else. */
export function SignInDialog({ account, texts, onClose, onRefusedLater }: SignInDialogProps): ReactNode {
  const id = useOwnId();
  const announce = useAnnounce();
  const report = useReport();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const rememberMe = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [invalid, setInvalid] = useState({ email: false, password: false });
  const [isBusy, setBusy] = useState(false);
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  const send = async () => {
    if (isBusy) return;
    setError(null);
    setBusy(true);
    const given = {
      email: email.current?.value ?? '',
      password: password.current?.value ?? '',
      rememberMe: rememberMe.current?.checked ?? false,
    };
    const answer = await account.signIn(given);
    setBusy(false);
    if (answer.ok) {
      announce(texts.signedIn);
      return onClose();
    }
    const { kind, status, message } = answer.error;
    if (!isOpen.current) return onRefusedLater(message);
    setError(message);
    const areWrong = kind === 'http' && isRefusal(status);
    setInvalid({ email: areWrong || given.email.trim() === '', password: areWrong || given.password === '' });
    (email.current?.value.trim() ? password : email).current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send().catch(report);
  };

  const describedBy = error ? `${id}e` : undefined;
  const credential = (type: 'email' | 'password', control: Ref<HTMLInputElement>, label: string, autoComplete: string) => (
    <>
      <label htmlFor={id + type}>{label}</label>
      <input
        ref={control}
        id={id + type}
        type={type}
        dir="ltr"
        autoComplete={autoComplete}
        aria-invalid={invalid[type] || undefined}
        aria-describedby={describedBy}
        onInput={() => setInvalid({ email: false, password: false })}
      />
    </>
  );
  return (
    <LazyDialog title={texts.signIn} onClose={onClose}>
      <form className="storefront-sign-in" onSubmit={onSubmit} noValidate aria-busy={isBusy}>
        {credential('email', email, texts.accountEmail, 'username')}
        {credential('password', password, texts.accountPassword, 'current-password')}
        <div className="storefront-remember">
          <input ref={rememberMe} id={`${id}r`} type="checkbox" />
          <label htmlFor={`${id}r`}>{texts.rememberMe}</label>
        </div>
        {error && (
          <p id={`${id}e`} className="storefront-sign-in-error" role="alert">
            {error}
          </p>
        )}
        <button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.signingIn : texts.signIn}
        </button>
      </form>
    </LazyDialog>
  );
}
