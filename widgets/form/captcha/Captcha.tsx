import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { createScriptLoader } from '../../../src/lib/createScriptLoader.ts';
import { ErrorBoundary } from '../../../src/core/ui/ErrorBoundary.tsx';
import { useActions, useReport } from '../../../src/core/ui/ShopContext.ts';
import { useFormSettings } from '../parts/useFormServices.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import type { CaptchaAction, CaptchaHandle, CaptchaProvider, CaptchaWidget, CaptchaWidgetProps } from './CaptchaProvider.ts';

/** A captcha in a container narrower than this is compact, in CSS px. */
const COMPACT_CAPTCHA_BELOW_PX = 320;
/** The captcha's theme where the page states none. */
const CAPTCHA_THEME = 'light';
/** The captcha's size where it fits. */
const CAPTCHA_SIZE = 'normal';

/** How long the provider may take to answer, in ms: to load, and to open a challenge. */
const DEADLINE = 10_000;

interface LoadedProps {
  readonly provider: CaptchaProvider;
  readonly action: CaptchaAction;
  /** Default: as the container's `data-theme` says. */
  readonly theme?: 'light' | 'dark' | undefined;
  readonly title: string;
  readonly ref: Ref<CaptchaHandle>;
  readonly onReady: () => void;
  /** The visitor has given an answer. */
  readonly onAnswer?: (() => void) | undefined;
  /** The provider's script is blocked or silent, or the captcha could not be rendered or has failed since. */
  readonly onFail: () => void;
}

/**
 * The captcha in its container, whose width chooses the size (spec §9). A container in which something is rendered learns it by the
 * class `rendered`.
 */
export function Captcha({ provider, action, theme, title, ref, onReady, onAnswer, onFail }: LoadedProps): ReactNode {
  const load = useActions(createScriptLoader);
  const { captcha } = useFormSettings();
  const report = useReport();
  /** Known once there is something to show, and kept: another look would throw the visitor's answer away. */
  const [look, setLook] = useState<Pick<CaptchaWidgetProps, 'size' | 'theme'> | null>(null);
  const [isRendered, setRendered] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<CaptchaWidget>(null);
  /** The visitor's answer; `null`: it has expired; `undefined`: there was none. */
  const token = useRef<string | null>(undefined);
  /** The answer that is being asked for at submit. */
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

  /** The provider calls from outside React: an error of ours must not become the page's. */
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

/** The captcha's place on the page, in which it may stand in a node of ours. */
const containerOf = (node: Element | null): HTMLElement | null => node?.closest('.captcha-container') ?? node?.parentElement ?? null;
