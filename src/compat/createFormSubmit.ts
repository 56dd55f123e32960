import type { Nodes } from './createNodes.ts';

/**
 * `new Y.Squarespace.FormSubmit(form).submit({ formId, … })`: sends a form as its own button does, with our checks and messages. The ids
 * are read of the form itself. Served forms call it from their `onsubmit`: the submit that is under way then continues.
 */
export function createFormSubmit(nodes: Nodes): new (form: unknown) => { submit(): void } {
  const submitting = new WeakSet<Element>();
  return class {
    readonly #form: HTMLFormElement | null;

    constructor(form: unknown) {
      const element = nodes.elementOf(form);
      this.#form = element instanceof HTMLFormElement ? element : null;
    }

    submit(): void {
      const form = this.#form;
      // oxlint-disable-next-line no-deprecated -- nothing else names the event that an inline handler is called for
      const current = window.event;
      if (!form || submitting.has(form) || (current?.type === 'submit' && current.target === form)) return;
      submitting.add(form);
      try {
        HTMLFormElement.prototype.requestSubmit.call(form);
      } finally {
        submitting.delete(form);
      }
    }
  };
}
