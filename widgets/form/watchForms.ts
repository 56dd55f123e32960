import type { FormEvent } from './events.ts';
import { parentOf } from '../../src/lib/parentOf.ts';
import { unclobbered } from '../../src/lib/unclobbered.ts';
import * as selectors from '../../src/core/page/selectors.ts';
import { watchElements } from '../../src/core/page/watchElements.ts';

export function watchForms(page: Document, onForm: (form: FormEvent) => void): () => void {
  const told = new WeakSet<Element>();
  const isInside = (element: Element | null): boolean => element !== null && (told.has(element) || isInside(parentOf(element)));
  return watchElements(page, selectors.anyForm, (element) => {
    const seen = unclobbered(element);
    const formId = formIdOf(seen);
    // Without an id it cannot be reported; a form inside a reported place is the same one.
    if (!formId || isInside(element)) return;
    told.add(element);
    const isNewsletter = seen.getAttribute(selectors.hook) === 'newsletter' || seen.matches(selectors.parts.newsletter);
    onForm({ productInstance: null, formId, kind: isNewsletter ? 'newsletter' : 'form', element });
  });
}

function formIdOf(element: Element): string | null {
  const served = element.getAttribute(selectors.formId) ?? element.querySelector(`[${selectors.formId}]`)?.getAttribute(selectors.formId);
  if (served) return served;
  const script =
    element.querySelector(selectors.json) ?? element.closest(selectors.formBlock)?.querySelector(selectors.formContextScript) ?? null;
  try {
    const { formId } = Object(JSON.parse(script?.textContent ?? 'null')) as { formId?: unknown };
    return typeof formId === 'string' ? formId : null;
  } catch {
    // The form's widget reports it.
    return null;
  }
}
