import { HCaptcha } from '@hcaptcha/react-hcaptcha';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { CAPTCHA_SIZE, CAPTCHA_THEME, COMPACT_CAPTCHA_BELOW_PX } from '../model/constants.ts';
import { Fence } from './Fence.tsx';
import { loadCaptchaScript } from './loadCaptchaScript.ts';
import { useReport, useShop } from './ShopContext.ts';

/** How long the provider may take to answer, in ms: to load, and to open a challenge. */
const DEADLINE = 10_000;

/** What a form does with its captcha (spec §4: rendered, reset, executed). */
export interface CaptchaHandle {
  /** Takes the answer back, so that the visitor gives another one; `onToken(null)` follows. */
  reset(): void;
  /** Opens the challenge, as for an answer that has expired. `null` when the visitor closed it, or the provider failed. */
  execute(): Promise<string | null>;
}

export interface CaptchaProps {
  /** `null`, or '': captchas are not set up. Default: the site's key. */
  readonly siteKey?: string | null;
  readonly theme?: 'light' | 'dark';
  /** The visitor's answer, to be sent with the form; `null` when it is gone (expired, reset, failed). */
  readonly onToken: (token: string | null) => void;
  readonly ref?: Ref<CaptchaHandle>;
}

interface LoadedProps extends CaptchaProps {
  readonly siteKey: string;
  readonly title: string;
  /** The provider's script is blocked or silent, or could not render. */
  readonly onFail: () => void;
}

/** hCaptcha in its container, whose width chooses the size (spec §9). The container learns with the class `rendered` that it is there. */
export function Captcha({ siteKey, theme = CAPTCHA_THEME, title, onToken, onFail, ref }: LoadedProps): ReactNode {
  const { script } = useShop().settings.captcha;
  const report = useReport();
  /** Known once there is something to show, and kept: another size would throw the visitor's answer away. */
  const [size, setSize] = useState<'compact' | 'normal' | null>(null);
  const host = useRef<HTMLDivElement>(null);
  const widget = useRef<HCaptcha>(null);
  const opened = useRef<() => void>(null);
  /** Ends the challenge that is under way. */
  const settle = useRef<((token: string | null) => void) | null>(null);

  useEffect(() => {
    const container = host.current?.parentElement;
    const leaving = new AbortController();
    loadCaptchaScript(script, DEADLINE, leaving.signal).then(
      () => setSize(container && container.clientWidth < COMPACT_CAPTCHA_BELOW_PX ? 'compact' : CAPTCHA_SIZE),
      onFail,
    );
    return () => {
      leaving.abort();
      settle.current?.(null);
      container?.classList.remove('rendered');
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once: whoever tries again mounts anew
  }, []);

  /** The provider calls from outside React: an error of ours must not become the page's. */
  const answer = (token: string | null, isFailed = false) => {
    try {
      settle.current?.(token);
      onToken(token);
      if (isFailed) onFail();
    } catch (error) {
      report(error);
    }
  };
  const giveUp = () => settle.current?.(null);

  useImperativeHandle(ref, () => ({
    reset() {
      widget.current?.resetCaptcha();
      onToken(null);
    },
    execute: () =>
      new Promise((resolve) => {
        giveUp();
        const timer = setTimeout(() => answer(null, true), DEADLINE);
        opened.current = () => clearTimeout(timer);
        settle.current = (token) => {
          clearTimeout(timer);
          settle.current = null;
          resolve(token);
        };
        widget.current?.execute();
      }),
  }));

  const onReady = () => {
    host.current?.parentElement?.classList.add('rendered');
    for (const frame of host.current?.querySelectorAll('iframe') ?? []) frame.title ||= title;
  };
  const onError = (error: unknown) => {
    report(error);
    onFail();
  };

  return (
    <div ref={host}>
      {size && (
        <Fence onError={onError}>
          <HCaptcha
            ref={widget}
            sitekey={siteKey}
            theme={theme}
            size={size}
            sentry={false}
            onReady={onReady}
            onVerify={(token) => answer(token)}
            onExpire={() => answer(null)}
            onOpen={() => opened.current?.()}
            onClose={giveUp}
            onChalExpired={giveUp}
            onError={() => answer(null, true)}
          />
        </Fence>
      )}
    </div>
  );
}
