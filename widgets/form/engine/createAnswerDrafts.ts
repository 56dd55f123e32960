import type { Draft } from './createDraft.ts';
import type { FormValues } from './formValues.ts';

/** Keeps what was typed into closed lightboxes, by product or cart line, while the shop runs. */
export interface AnswerDrafts {
  open(name: string): Draft;
}

export function createAnswerDrafts(): AnswerDrafts {
  const kept = new Map<string, FormValues>();
  return {
    open: (name) => ({
      read: () => ({ values: kept.get(name), step: 0 }),
      write: (values) => void kept.set(name, values),
      clear: () => void kept.delete(name),
    }),
  };
}
