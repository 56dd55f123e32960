import type { FormValues } from '../engine/formValues.ts';

/** The server's own nodes of a form, as its reader has found them: they stay, and are only written on. */
export interface ServedNodes {
  readonly form: HTMLElement;
  readonly fields: readonly ServedFieldNodes[];
  /** What holds the fields, and what holds the buttons. */
  readonly lists: readonly Element[];
  readonly buttonWrappers: readonly Element[];
  readonly buttons: readonly HTMLElement[];
  /** The place of its captcha. */
  readonly captcha: Element | null;
  /** What the server wants to be shown when the form was sent. */
  readonly thanks: HTMLElement | null;
  /** What stands in the controls at this moment: of a group of radio buttons without a choice nothing. */
  values(): FormValues;
}

/** The nodes of one field. */
export interface ServedFieldNodes {
  readonly id: string;
  readonly wrapper: Element;
  readonly controls: readonly ServedControl[];
}

export interface ServedControl {
  readonly node: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  readonly part: string;
  /** Of a radio button what it stands for, of a checkbox 'on'; `null`: what is entered counts. */
  readonly choice: string | null;
  /** Its label, where the server has tied that to nothing. */
  readonly label: Element | null;
}
