import { useImperativeHandle, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { CaptchaProvider, CaptchaWidgetProps } from './CaptchaProvider.ts';

/** https://cloud.google.com/recaptcha/docs/api-ref-checkbox-keys */
interface Enterprise {
  ready(run: () => void): void;
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): number;
  reset(id: number): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>;
}

/** The page may have an older `grecaptcha` without this. */
const enterprise = (): Partial<Enterprise> | undefined =>
  (window as { grecaptcha?: { enterprise?: Partial<Enterprise> } }).grecaptcha?.enterprise;

function required(): Enterprise {
  const found = enterprise();
  if (!found?.ready) throw new Error('The captcha’s script has not brought grecaptcha.enterprise.');
  return found as Enterprise;
}

export const reCaptcha: CaptchaProvider = {
  source: ({ host, kind, siteKey }) =>
    `${host || 'https://www.google.com'}/recaptcha/enterprise.js?render=${kind === 'score' ? encodeURIComponent(siteKey) : 'explicit'}`,
  // The script for scores is loaded with the site key.
  isThere: ({ kind }) => kind === 'checkbox' && typeof enterprise()?.render === 'function',
  ready: async () => {
    const { ready } = required();
    await new Promise<void>((resolve) => ready(resolve));
  },
  Widget: (props) => (props.kind === 'score' ? <Score {...props} /> : <Checkbox {...props} />),
};

/** An expired box can only be ticked again by the visitor. */
function Checkbox({ siteKey, theme, size, action, ref, onReady, onToken, onError }: CaptchaWidgetProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const reset = useRef<() => void>(null);
  useImperativeHandle(ref, () => ({ reset: () => reset.current?.(), execute: async () => null }));
  useLayoutEffect(() => {
    // The provider never releases an element, so each box is new.
    const box = document.createElement('div');
    place.current?.append(box);
    let isGone = false;
    /** The provider calls back even for a removed box. */
    const whileThere =
      <Given extends unknown[]>(run: (...given: Given) => void) =>
      (...given: Given) => {
        if (!isGone) run(...given);
      };
    try {
      const id = required().render(box, {
        sitekey: siteKey,
        theme,
        size,
        action,
        callback: whileThere(onToken),
        'expired-callback': whileThere(() => onToken(null)),
        'error-callback': whileThere(() => onError(new Error('The captcha’s provider cannot be reached.'))),
      });
      reset.current = () => required().reset(id);
      onReady();
    } catch (error) {
      onError(error);
    }
    return () => {
      isGone = true;
      reset.current = null;
      box.remove();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once: another look would throw the visitor's answer away
  }, []);
  return <div ref={place} />;
}

/** Invisible; the provider computes a score at submit. */
function Score({ siteKey, action, ref, onReady }: CaptchaWidgetProps): ReactNode {
  useImperativeHandle(ref, () => ({ reset: () => undefined, execute: async () => required().execute(siteKey, { action }) }));
  // oxlint-disable-next-line react/exhaustive-deps -- once it is there
  useLayoutEffect(onReady, []);
  return null;
}
