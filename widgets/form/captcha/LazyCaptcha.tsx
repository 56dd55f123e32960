import { useFormSettings } from '../parts/FormContext.ts';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { whenInteracted } from '../../../src/lib/when.ts';
import type { CaptchaSettings } from '../../../src/commerce/rules/chooseCaptcha.ts';
import { captchaTexts } from '../../../src/commerce/texts/captchaTexts.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import type { Captcha } from './Captcha.tsx';
import type { CaptchaAction, CaptchaHandle, CaptchaProvider } from './CaptchaProvider.ts';

interface CaptchaProps {
  readonly action: CaptchaAction;
  readonly theme?: 'light' | 'dark';
  readonly onAnswer?: () => void;
  readonly ref?: Ref<CaptchaHandle>;
}

interface Parts {
  readonly Captcha: typeof Captcha;
  readonly provider: CaptchaProvider;
}

const PROVIDERS: Readonly<Record<CaptchaSettings['provider'], () => Promise<CaptchaProvider>>> = {
  recaptcha: () => import('./reCaptcha.tsx').then((module) => module.reCaptcha),
  hcaptcha: () => import('./hCaptcha.tsx').then((module) => module.hCaptcha),
};

/**
 * Render it in its `.captcha-container`. The provider is asked for nothing before the visitor uses the form. If it is blocked or silent, the
 * visitor can try again; the form is never sent without a token.
 */
export function LazyCaptcha({ action, theme, onAnswer, ref }: CaptchaProps): ReactNode {
  const settings = useFormSettings();
  const texts = localize(captchaTexts, settings.localizedStringsNow());
  const { siteKey, provider, kind } = settings.captcha;
  const place = useRef<HTMLDivElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [parts, setParts] = useState<Parts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isReady = useRef(false);
  /** Submits waiting for an invisible captcha that may still be loading. */
  const submits = useRef(new Set<() => void>());
  const settle = (isThere: boolean) => {
    isReady.current = isThere;
    for (const go of submits.current) go();
    submits.current.clear();
  };
  const onFail = () => {
    setFailed(true);
    settle(false);
  };

  const load = () => {
    setFailed(false);
    Promise.all([import('./Captcha.tsx'), PROVIDERS[provider]()]).then(([module, found]) => {
      setParts({ Captcha: module.Captcha, provider: found });
    }, onFail);
  };
  useOnceUsed(place, siteKey ? load : null);
  // oxlint-disable-next-line react/exhaustive-deps -- as it leaves the page
  useLayoutEffect(() => () => settle(false), []);

  useImperativeHandle(ref, () => ({
    async getToken() {
      if (kind === 'score' && siteKey && !isReady.current) {
        const loaded = new Promise<void>((resolve) => void submits.current.add(resolve));
        load();
        await loaded;
      }
      return (await captcha.current?.getToken()) ?? null;
    },
    reset: () => captcha.current?.reset(),
  }));

  if (!siteKey) return <p role="alert">{texts.notSetUp}</p>;
  const retry = () => {
    place.current?.focus(); // the button is about to be removed
    load();
  };
  return (
    <>
      {parts && !hasFailed && (
        <parts.Captcha
          ref={captcha}
          provider={parts.provider}
          action={action}
          theme={theme}
          title={texts.captchaTitle}
          onReady={() => settle(true)}
          onAnswer={onAnswer}
          onFail={onFail}
        />
      )}
      <div ref={place} tabIndex={-1}>
        <output>{hasFailed && texts.captchaUnavailable}</output>{' '}
        {hasFailed && (
          <button type="button" onClick={retry}>
            {texts.captchaRetry}
          </button>
        )}
      </div>
    </>
  );
}

/** Loads once the visitor turns to the form, or to what the captcha stands in; `null`: never. */
function useOnceUsed(place: RefObject<HTMLElement | null>, load: (() => void) | null): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !load) return;
    const form = element.closest('form') ?? element.closest('.captcha-container')?.parentElement ?? element;
    // The visitor may have begun before the script was there.
    if (!form.matches(':focus-within')) return whenInteracted(form, load);
    load();
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
}
