import type { FormValues } from '../engine/formValues.ts';

/** Nodes of a served form, which stay and are only written on. */
export interface ServedNodes {
  readonly form: HTMLElement;
  readonly fields: readonly ServedFieldNodes[];
  /** Containers of the fields, and of the buttons. */
  readonly lists: readonly Element[];
  readonly buttonWrappers: readonly Element[];
  readonly buttons: readonly HTMLElement[];
  readonly captcha: Element | null;
  /** Served thanks, shown after success. */
  readonly thanks: HTMLElement | null;
  /** Current values; nothing for a radio group without a choice. */
  values(): FormValues;
}

export interface ServedFieldNodes {
  readonly id: string;
  readonly wrapper: Element;
  readonly controls: readonly ServedControl[];
}

export interface ServedControl {
  readonly node: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  readonly part: string;
  /** A radio button's value, 'on' for a checkbox; `null`: its text counts. */
  readonly choice: string | null;
  /** Its label, if it is not tied to a control. */
  readonly label: Element | null;
}
