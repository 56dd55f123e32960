import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { CAPTCHA_SIZE, CAPTCHA_THEME, COMPACT_CAPTCHA_BELOW_PX } from '../model/constants';
import { loadCaptchaScript } from './loadCaptchaScript';
import { useReport, useShop } from './ShopContext';

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

/** What the provider's script leaves on the page, as far as we use it (https://docs.hcaptcha.com/configuration#jsapi). */
interface Provider {
  render(container: HTMLElement, options: object): string;
  reset(id: string): void;
  execute(id: string): void;
  remove(id: string): void;
}

const provider = (): Provider | undefined => (window as { hcaptcha?: Provider }).hcaptcha;

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
  const widget = useRef<string>(null);
  const opened = useRef<() => void>(null);
  /** Ends the challenge that is under way. */
  const settle = useRef<((token: string | null) => void) | null>(null);

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
  const latest = useRef(answer);
  latest.current = answer;
  const giveUp = () => settle.current?.(null);

  useEffect(() => {
    const container = host.current?.parentElement;
    let isOver = false;
    loadCaptchaScript(script, DEADLINE).then(
      () => isOver || setSize(container && container.clientWidth < COMPACT_CAPTCHA_BELOW_PX ? 'compact' : CAPTCHA_SIZE),
      () => isOver || onFail(),
    );
    return () => {
      isOver = true;
      settle.current?.(null);
      container?.classList.remove('rendered');
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once: whoever tries again mounts anew
  }, []);

  useLayoutEffect(() => {
    const element = host.current;
    if (!size || !element) return;
    try {
      widget.current =
        provider()?.render(element, {
          sitekey: siteKey,
          theme,
          size,
          sentry: false,
          callback: (token: string) => latest.current(token),
          'expired-callback': () => latest.current(null),
          'open-callback': () => opened.current?.(),
          'close-callback': giveUp,
          'chalexpired-callback': giveUp,
          'error-callback': () => latest.current(null, true),
        }) ?? null;
      element.parentElement?.classList.add('rendered');
      for (const frame of element.querySelectorAll('iframe')) frame.title ||= title;
    } catch (error) {
      report(error);
      onFail();
    }
    return () => {
      try {
        if (widget.current !== null) provider()?.remove(widget.current);
      } catch {
        // Its nodes go with ours.
      }
      widget.current = null;
      element.replaceChildren();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once: another key or title needs another captcha
  }, [size]);

  useImperativeHandle(ref, () => ({
    reset() {
      if (widget.current !== null) provider()?.reset(widget.current);
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
        if (widget.current !== null) provider()?.execute(widget.current);
      }),
  }));

  return <div ref={host} />;
}
