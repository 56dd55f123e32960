import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { createScriptLoader } from '../../../src/lib/createScriptLoader.ts';
import { ErrorBoundary } from '../../../src/core/ui/ErrorBoundary.tsx';
import { useActions, useReport } from '../../../src/core/ui/ShopContext.ts';
import { useFormSettings } from '../parts/useFormServices.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import type { CaptchaAction, CaptchaHandle, CaptchaProvider, CaptchaWidget, CaptchaWidgetProps } from './CaptchaProvider.ts';

/** CSS px; narrower containers get a compact captcha. */
const COMPACT_CAPTCHA_BELOW_PX = 320;
/** Default theme. */
const CAPTCHA_THEME = 'light';
const CAPTCHA_SIZE = 'normal';

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
  const load = useActions(createScriptLoader);
  const { captcha } = useFormSettings();
  const report = useReport();
  /** Kept once known, because another look would discard the visitor's answer. */
  const [look, setLook] = useState<Pick<CaptchaWidgetProps, 'size' | 'theme'> | null>(null);
  const [isRendered, setRendered] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<CaptchaWidget>(null);
  /** `null`: expired; `undefined`: none yet. */
  const token = useRef<string | null>(undefined);
  const asked = useRef<{ opened(): void; settle(token: string | null): void } | null>(null);

  useLayoutEffect(() => {
    const container = containerOf(place.current);
    const leaving = new AbortController();
    const { signal } = leaving;
    const loaded = provider.isThere(captcha)
      ? Promise.resolve()
      : load({ source: provider.source(captcha), ready: provider.ready, deadlineMs: DEADLINE, signal });
    const show = () =>
      setLook({
        size: container && container.clientWidth < COMPACT_CAPTCHA_BELOW_PX ? 'compact' : CAPTCHA_SIZE,
        theme: theme ?? (container?.dataset['theme'] === 'dark' ? 'dark' : CAPTCHA_THEME),
      });
    loaded.then(
      () => signal.aborted || show(),
      () => signal.aborted || onFail(),
    );
    return () => {
      leaving.abort();
      asked.current?.settle(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once: whoever tries again mounts anew
  }, []);

  useWrites((write) => {
    const container = containerOf(place.current);
    if (container && isRendered) write.className(container, 'rendered', true);
  });

  /** The provider calls from outside React, so errors of ours must be caught here. */
  const guarded =
    <Given extends unknown[]>(run: (...given: Given) => void) =>
    (...given: Given): void => {
      try {
        run(...given);
      } catch (error) {
        report(error);
      }
    };
  const fail = guarded(() => {
    asked.current?.settle(null);
    onFail();
  });
  const onError = (error: unknown) => {
    report(error);
    fail();
  };

  const execute = (): Promise<string | null> =>
    new Promise((resolve) => {
      const timer = setTimeout(fail, DEADLINE);
      asked.current = {
        opened: () => clearTimeout(timer),
        settle(answer) {
          clearTimeout(timer);
          asked.current = null;
          resolve(answer);
        },
      };
      const { settle } = asked.current;
      const answer = widget.current?.execute() ?? Promise.resolve(null);
      answer.then(settle, (error: unknown) => {
        settle(null);
        onError(error);
      });
    });
  useImperativeHandle(ref, () => ({
    async getToken() {
      if (captcha.kind === 'score' || token.current === null) return execute();
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
            onReady={guarded(() => {
              if (captcha.kind === 'checkbox') setRendered(true);
              for (const frame of place.current?.querySelectorAll('iframe') ?? []) frame.title ||= title;
              onReady();
            })}
            onToken={guarded((answer) => {
              token.current = answer;
              if (answer) onAnswer?.();
            })}
            onOpen={() => asked.current?.opened()}
            onError={onError}
          />
        </ErrorBoundary>
      )}
    </div>
  );
}

const containerOf = (node: Element | null): HTMLElement | null => node?.closest('.captcha-container') ?? node?.parentElement ?? null;
