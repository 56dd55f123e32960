import HCaptcha from '@hcaptcha/react-hcaptcha';
import { useImperativeHandle, useRef, type ReactNode } from 'react';
import type { CaptchaProvider, CaptchaWidgetProps } from './CaptchaProvider.ts';

const isThere = (): boolean => 'hcaptcha' in window;

/** hCaptcha, by its own React component. https://docs.hcaptcha.com/configuration */
export const hCaptcha: CaptchaProvider = {
  // Without its telemetry, and without the name of the other provider, which may be the page's own.
  source: ({ host }) => `${host || 'https://js.hcaptcha.com'}/1/api.js?render=explicit&recaptchacompat=off&sentry=false`,
  isThere,
  ready: async () => {
    if (!isThere()) throw new Error('The captcha’s script has not brought hcaptcha.');
  },
  Widget: HCaptchaWidget,
};

/** Rendered when the script is there, which the component finds by itself: its own loader waits without end for a silent script. */
function HCaptchaWidget({ siteKey, kind, theme, size, ref, onReady, onToken, onOpen, onError }: CaptchaWidgetProps): ReactNode {
  const widget = useRef<HCaptcha>(null);
  useImperativeHandle(ref, () => ({
    reset: () => widget.current?.resetCaptcha(),
    execute: async () => {
      try {
        return (await widget.current?.execute({ async: true }))?.response ?? null;
      } catch {
        return null; // the visitor has closed it or left it; what fails is told through `onError`
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
