import type { Refusable } from '../../src/lib/refusable.ts';

/** Fired on the form's element. */
export interface FormEvent {
  readonly productInstance: null;
  readonly formId: string;
  readonly kind: 'form' | 'newsletter';
  readonly element: Element;
}

/** Emitted on the page as described at `StorefrontEvents`. */
export interface FormEvents {
  /** A checked form is about to be sent. Refusable. Form events never contain what a visitor has typed; themes can read the form. */
  'before-submit': FormEvent & Refusable;
  'form-submitted': FormEvent;
  /** A form was refused by our checks or the platform: the visible messages and the ids of their fields. */
  'form-failed': FormEvent & { readonly messages: readonly string[]; readonly fields: readonly string[] };
  /** A form or newsletter is on the page, mounted or left to the platform; once each. */
  'form-render': FormEvent;
}
