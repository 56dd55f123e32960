import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { attempt } from '../../../src/lib/result.ts';
import { createScriptLoader } from '../../../src/lib/createScriptLoader.ts';
import { ErrorBoundary } from '../../../src/core/ui/ErrorBoundary.tsx';
import { useActions, useReport } from '../../../src/core/ui/ShopContext.ts';
import { useFormSettings } from '../parts/FormContext.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import type { CaptchaAction, CaptchaHandle, CaptchaProvider, CaptchaWidget, CaptchaWidgetProps } from './CaptchaProvider.ts';

/** CSS px; narrower containers get a compact captcha. */
const COMPACT_CAPTCHA_BELOW_PX = 320;

/** Time limit (ms) for the provider to load, and to open a challenge. */
const DEADLINE = 10_000;

interface LoadedProps {
  readonly provider: CaptchaProvider;
  readonly action: CaptchaAction;
  /** Default: the container's `data-theme`. */
  readonly theme?: 'light' | 'dark' | undefined;
  readonly title: string;
  readonly ref: Ref<CaptchaHandle>;
  readonly onReady: () => void;
  readonly onAnswer?: (() => void) | undefined;
  /** The provider's script is blocked or silent, or the captcha failed. */
  readonly onFail: () => void;
}

/** Its size depends on the container's width; a filled container gets the class `rendered`. */
export function Captcha({ provider, action, theme, title, ref, onReady, onAnswer, onFail }: LoadedProps): ReactNode {
  const { captcha } = useFormSettings();
  const report = useReport();
  const [isRendered, setRendered] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<CaptchaWidget>(null);
  /** `null`: expired; `undefined`: none yet. */
  const token = useRef<string | null>(undefined);
  const asked = useRef<Challenge | null>(null);
  const look = useLook(place, provider, theme, onFail);
  useLayoutEffect(() => () => asked.current?.settle(null), []);

  useWrites((write) => {
    const container = containerOf(place.current);
    if (container && isRendered) write.className(container, 'rendered', true);
  });

  const fail = () => {
    asked.current?.settle(null);
    onFail();
  };
  const onError = (error: unknown) => {
    report(error);
    fail();
  };

  useImperativeHandle(ref, () => ({
    async getToken() {
      if (captcha.kind === 'score' || token.current === null) return challenge(() => widget.current?.execute(), asked, fail, onError);
      return token.current ?? null;
    },
    reset() {
      token.current = undefined;
      widget.current?.reset();
    },
  }));

  return (
    <div ref={place}>
      {look && (
        <ErrorBoundary onError={onError}>
          <provider.Widget
            {...look}
            ref={widget}
            siteKey={captcha.siteKey}
            kind={captcha.kind}
            action={action}
            onReady={() => {
              if (captcha.kind === 'checkbox') setRendered(true);
              for (const frame of place.current?.querySelectorAll('iframe') ?? []) frame.title ||= title;
              onReady();
            }}
            onToken={(answer) => {
              token.current = answer;
              // The provider calls from outside React, so our errors must be caught here.
              if (answer) attempt(() => onAnswer?.(), report);
            }}
            onOpen={() => asked.current?.opened()}
            onError={onError}
          />
        </ErrorBoundary>
      )}
    </div>
  );
}

interface Challenge {
  opened(): void;
  settle(token: string | null): void;
}

/** Asks the provider for a token; one that neither answers nor opens a challenge in time has failed. */
const challenge = (
  execute: () => Promise<string | null> | undefined,
  asked: RefObject<Challenge | null>,
  fail: () => void,
  onError: (error: unknown) => void,
): Promise<string | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(fail, DEADLINE);
    const settle = (answer: string | null) => {
      clearTimeout(timer);
      asked.current = null;
      resolve(answer);
    };
    asked.current = { opened: () => clearTimeout(timer), settle };
    const answer = execute() ?? Promise.resolve(null);
    answer.then(settle, (error: unknown) => {
      settle(null);
      onError(error);
    });
  });

type Look = Pick<CaptchaWidgetProps, 'size' | 'theme'>;

/** Loads the provider once: another try mounts anew. The look is kept once known, because another would discard the visitor's answer. */
function useLook(
  place: RefObject<HTMLElement | null>,
  provider: CaptchaProvider,
  theme: LoadedProps['theme'],
  onFail: () => void,
): Look | null {
  const load = useActions(createScriptLoader);
  const { captcha } = useFormSettings();
  const [look, setLook] = useState<Look | null>(null);
  useLayoutEffect(() => {
    const container = containerOf(place.current);
    const leaving = new AbortController();
    const { signal } = leaving;
    const loaded = provider.isThere(captcha)
      ? Promise.resolve()
      : load({ source: provider.source(captcha), ready: provider.ready, deadlineMs: DEADLINE, signal });
    const show = () =>
      setLook({
        size: container && container.clientWidth < COMPACT_CAPTCHA_BELOW_PX ? 'compact' : 'normal',
        theme: theme ?? (container?.dataset['theme'] === 'dark' ? 'dark' : 'light'),
      });
    loaded.then(
      () => signal.aborted || show(),
      () => signal.aborted || onFail(),
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return look;
}

const containerOf = (node: Element | null): HTMLElement | null => node?.closest('.captcha-container') ?? node?.parentElement ?? null;
