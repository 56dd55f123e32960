import HCaptcha from '@hcaptcha/react-hcaptcha';
import { useImperativeHandle, useRef, type ReactNode } from 'react';
import type { CaptchaProvider, CaptchaWidgetProps } from './CaptchaProvider.ts';

const isThere = (): boolean => 'hcaptcha' in window;

/** Uses hCaptcha's React component: https://docs.hcaptcha.com/configuration */
export const hCaptcha: CaptchaProvider = {
  // Without telemetry, and without defining the other provider's global, which may be the page's own.
  source: ({ host }) => `${host || 'https://js.hcaptcha.com'}/1/api.js?render=explicit&recaptchacompat=off&sentry=false`,
  isThere,
  ready: async () => {
    if (!isThere()) throw new Error('The captcha’s script has not brought hcaptcha.');
  },
  Widget: HCaptchaWidget,
};

/** Rendered after the script has loaded, because the component's own loader waits for a silent script forever. */
function HCaptchaWidget({ siteKey, kind, theme, size, ref, onReady, onToken, onOpen, onError }: CaptchaWidgetProps): ReactNode {
  const widget = useRef<HCaptcha>(null);
  useImperativeHandle(ref, () => ({
    reset: () => widget.current?.resetCaptcha(),
    execute: async () => {
      try {
        return (await widget.current?.execute({ async: true }))?.response ?? null;
      } catch {
        return null; // closed by the visitor; failures come through `onError`
      }
    },
  }));
  return (
    <HCaptcha
      ref={widget}
      sitekey={siteKey}
      theme={theme}
      size={kind === 'score' ? 'invisible' : size}
      sentry={false}
      onReady={onReady}
      onVerify={onToken}
      onExpire={() => onToken(null)}
      onOpen={onOpen}
      onError={(event) => onError(new Error(`The captcha failed: ${event}`))}
    />
  );
}
