import type { ReactNode, Ref } from 'react';
import type { CaptchaSettings } from '../../../src/commerce/rules/chooseCaptcha.ts';

export interface CaptchaHandle {
  /**
   * The visitor's token when the form is sent, requested again if it has expired. `null`: unanswered, challenge closed, or the provider
   * failed.
   */
  getToken(): Promise<string | null>;
  /** Discards the token, which is valid once. */
  reset(): void;
}

/** The action that providers use in their statistics. */
export type CaptchaAction = 'form' | 'newsletter' | 'restock';

export interface CaptchaWidget {
  reset(): void;
  /** Requests a token. `null`: only the visitor can give one, or has closed the challenge. Rejects when it failed. */
  execute(): Promise<string | null>;
}

export interface CaptchaWidgetProps {
  readonly siteKey: string;
  readonly kind: CaptchaSettings['kind'];
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
  readonly action: CaptchaAction;
  readonly ref: Ref<CaptchaWidget>;
  readonly onReady: () => void;
  /** `null`: the token has expired. */
  readonly onToken: (token: string | null) => void;
  readonly onOpen: () => void;
  /** It could not be rendered, or has failed since. */
  readonly onError: (error: unknown) => void;
}

export interface CaptchaProvider {
  source(captcha: CaptchaSettings): string;
  /** Whether the page has already loaded the provider. */
  isThere(captcha: CaptchaSettings): boolean;
  /** Called after the script has run; rejects when another script was loaded. */
  ready(): Promise<void>;
  readonly Widget: (props: CaptchaWidgetProps) => ReactNode;
}
