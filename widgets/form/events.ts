import type { Refusable } from '../../src/lib/refusable.ts';

/** Which form an event is about; fired on the form's element. */
export interface FormEvent {
  readonly productInstance: null;
  readonly formId: string;
  readonly kind: 'form' | 'newsletter';
  readonly element: Element;
}

/** The events of forms. Emitted on the page as described at `StorefrontEvents`. */
export interface FormEvents {
  /** A form is right and about to be sent. Refusable. Form events never hold what a visitor has typed: a theme may look at the form itself. */
  'before-submit': FormEvent & Refusable;
  /** The platform has taken a form. */
  'form-submitted': FormEvent;
  /** A form was refused, by our checks or by the platform: the texts that the visitor reads, and the ids of the fields they are about. */
  'form-failed': FormEvent & { readonly messages: readonly string[]; readonly fields: readonly string[] };
  /** A form or newsletter is on the page, mounted or left to the platform. Once for each. */
  'form-render': FormEvent;
}
