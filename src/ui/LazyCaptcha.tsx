import { useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { whenInteracted, whenVisible } from '../lib/when.ts';
import { captchaTexts } from '../text/captchaTexts.ts';
import { localize } from '../text/localize.ts';
import type { Captcha, CaptchaProps } from './Captcha.tsx';
import { useShop } from './ShopContext.ts';

export type { CaptchaHandle } from './Captcha.tsx';

/**
 * A captcha, to be rendered as the child of its `.captcha-container`. Nothing is asked of its provider before the container comes near
 * or its form is used. Blocked or silent, it says so and can be tried again; what it guards is never sent without a token.
 */
export function LazyCaptcha({ siteKey, ...props }: CaptchaProps): ReactNode {
  const { settings } = useShop();
  const texts = localize(captchaTexts, settings.localizedStrings);
  const key = siteKey === undefined ? settings.captcha.siteKey : siteKey;
  const host = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<((props: ComponentProps<typeof Captcha>) => ReactNode) | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    import('./Captcha.tsx').then(
      (module) => setPart(() => module.Captcha),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    const element = host.current;
    if (!element || !key) return;
    let isAsked = false;
    const ask = () => {
      if (!isAsked) load();
      isAsked = true;
    };
    const offs = [whenVisible(element, ask), whenInteracted(element.closest('form') ?? element, ask)];
    return () => {
      for (const off of offs) off();
    };
  }, [key, load]);

  if (!key) return <p role="alert">{texts.notSetUp}</p>;
  const retry = () => {
    host.current?.focus(); // the button is about to go
    load();
  };
  return (
    <>
      {Part && !hasFailed && <Part {...props} siteKey={key} title={texts.captchaTitle} onFail={() => setFailed(true)} />}
      <div ref={host} tabIndex={-1}>
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
