import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { LazyDialog, useAnnounce, useOwnId, useReport, type accountTexts, type AccountActions, type Texts } from '../../src/kit.ts';

interface SignInDialogProps {
  readonly account: AccountActions;
  readonly texts: Texts<typeof accountTexts>;
  readonly onClose: () => void;
}

/** Asks for address and password. Both stay typed after a failure; neither is kept anywhere but in its control. */
export function SignInDialog({ account, texts, onClose }: SignInDialogProps): ReactNode {
  const id = useOwnId();
  const announce = useAnnounce();
  const report = useReport();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const rememberMe = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    if (isBusy) return;
    setError(null);
    setBusy(true);
    const answer = await account.signIn({
      email: email.current?.value ?? '',
      password: password.current?.value ?? '',
      rememberMe: rememberMe.current?.checked ?? false,
    });
    setBusy(false);
    if (answer.ok) {
      announce(texts.signedIn);
      return onClose();
    }
    setError(answer.error.message);
    (email.current?.value.trim() ? password : email).current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send().catch(report);
  };

  const describedBy = error ? `${id}e` : undefined;
  return (
    <LazyDialog title={texts.signIn} onClose={onClose}>
      <form className="storefront-sign-in" onSubmit={onSubmit} noValidate aria-busy={isBusy}>
        <label htmlFor={`${id}m`}>{texts.accountEmail}</label>
        <input ref={email} id={`${id}m`} type="email" autoComplete="username" aria-describedby={describedBy} />
        <label htmlFor={`${id}p`}>{texts.accountPassword}</label>
        <input ref={password} id={`${id}p`} type="password" autoComplete="current-password" aria-describedby={describedBy} />
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
