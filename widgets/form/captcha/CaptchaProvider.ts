import type { ReactNode, Ref } from 'react';
import type { CaptchaSettings } from '../../../src/commerce/model/captchaSettings.ts';

/** What a form does with its captcha, whoever provides it. */
export interface CaptchaHandle {
  /**
   * The visitor's answer, at the moment at which the form is sent. One that has expired is asked for anew. `null`: there is none,
   * because the visitor has not given it or has closed the challenge, or because the provider has failed.
   */
  getToken(): Promise<string | null>;
  /** Takes the answer back: it counts once. */
  reset(): void;
}

/** What the form asks the answer for; providers keep statistics by it. Our choice: the spec names none. */
export type CaptchaAction = 'form' | 'newsletter' | 'restock';

/** One captcha of a provider. */
export interface CaptchaWidget {
  reset(): void;
  /** Asks for an answer at once. `null`: only the visitor can give it, or the visitor has closed the challenge. Rejects when it failed. */
  execute(): Promise<string | null>;
}

export interface CaptchaWidgetProps {
  readonly siteKey: string;
  readonly kind: CaptchaSettings['kind'];
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
  readonly action: CaptchaAction;
  readonly ref: Ref<CaptchaWidget>;
  /** It can be used. */
  readonly onReady: () => void;
  /** The visitor's answer; `null`: it has expired. */
  readonly onToken: (token: string | null) => void;
  /** A challenge stands open: from now on it is the visitor who takes time. */
  readonly onOpen: () => void;
  /** It could not be rendered, or has failed since. */
  readonly onError: (error: unknown) => void;
}

/** Who provides captchas: the one contract for all of them. */
export interface CaptchaProvider {
  /** The address of the provider's script. */
  source(captcha: CaptchaSettings): string;
  /** Whether the page has brought everything itself. */
  isThere(captcha: CaptchaSettings): boolean;
  /** After the script has run: resolves when captchas can be rendered, rejects when the script was another one. */
  ready(): Promise<void>;
  readonly Widget: (props: CaptchaWidgetProps) => ReactNode;
}
