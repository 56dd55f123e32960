import { useLayoutEffect, type RefObject } from 'react';
import { useFormParts, useFormState, type FormParts } from './FormContext.ts';
import { useOnChange } from './useOnChange.ts';
import { watchPress } from '../../../src/lib/watchPress.ts';
import { useReport } from '../../../src/core/ui/ShopContext.ts';
import { listen } from '../../../src/lib/listen.ts';
import { attempt } from '../../../src/lib/result.ts';

/**
 * Moves the focus to the first faulty field after each refusal. Without one the message above is scrolled into view, but not focused,
 * because it would be announced twice.
 */
export function useFormFocus(note: RefObject<HTMLElement | null>): void {
  const { controller, controls } = useFormParts();
  const failures = useFormState((state) => state.failures);
  useOnChange(failures, () => {
    // Preact writes the errors after this effect in the same task, and they are announced with the focus.
    void Promise.resolve().then(() => {
      const { errors } = controller.store.getState();
      const wrong = controller.shown().find(({ id }) => errors[id]?.length && controls.get(id)?.size);
      if (!wrong || !focusField(controls.get(wrong.id))) note.current?.scrollIntoView({ block: 'nearest' });
    });
  });
}

/** Focuses a field's first faulty control, else its first; returns whether there was one. */
export function focusField(controls: ReadonlySet<HTMLElement> | undefined): boolean {
  const all = [...(controls ?? [])];
  const control = all.find((one) => one.getAttribute('aria-invalid') === 'true') ?? all[0];
  control?.focus();
  return control !== undefined;
}

/**
 * Starts the form, and checks a field again when it is left, but not while a pointer is down, because a new error moves the page and the
 * click would miss.
 */
export function useFormStart({ controller, controls }: Pick<FormParts, 'controller' | 'controls'>): void {
  const report = useReport();
  useLayoutEffect(() => {
    const stop = controller.start();
    const leaving = new AbortController();
    const { signal } = leaving;
    const left = new Set<string>();
    const afterPress = watchPress(signal);
    const judge = () => {
      attempt(() => {
        for (const id of left) controller.leave(id);
      }, report);
      left.clear();
    };
    const onFocusOut = (event: FocusEvent) => {
      const [from] = event.composedPath() as [HTMLElement];
      for (const [id, all] of controls) if (all.has(from) && !all.has(event.relatedTarget as HTMLElement)) left.add(id);
      if (left.size > 0) afterPress(judge);
    };
    listen(document, 'focusout', onFocusOut, signal);
    return () => {
      stop();
      leaving.abort();
    };
  }, [controller, controls, report]);
}
