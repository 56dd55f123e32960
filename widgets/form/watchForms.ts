import type { FormEvent } from './events.ts';
import { parentOf, unclobbered } from '../../src/lib/unclobbered.ts';
import { hook } from '../../src/core/page/selectors.ts';
import { own, textOf } from '../../src/lib/readers.ts';
import { jsonScript } from '../../src/lib/readJson.ts';
import { watchElements } from '../../src/lib/watchElements.ts';
import { anyForm, block, contextScript, formIdAttribute, jsonAttribute, newsletter } from './selectors.ts';
import { parseJson } from '../../src/lib/result.ts';

export function watchForms(page: Document, onForm: (form: FormEvent) => void): () => void {
  const told = new WeakSet<Element>();
  const isInside = (element: Element | null): boolean => element !== null && (told.has(element) || isInside(parentOf(element)));
  return watchElements(page, anyForm, (element) => {
    const safe = unclobbered(element);
    const formId = formIdOf(safe);
    // Without an id it cannot be reported; a form inside a reported place is the same one.
    if (!formId || isInside(element) || safe.closest(`[${hook}="off"]`)) return;
    told.add(element);
    const isNewsletter = safe.getAttribute(hook) === 'newsletter' || safe.matches(`form.${newsletter}`);
    onForm({ productInstance: null, formId, kind: isNewsletter ? 'newsletter' : 'form', element });
  });
}

function formIdOf(element: Element): string {
  const served = element.getAttribute(formIdAttribute) ?? element.querySelector(`[${formIdAttribute}]`)?.getAttribute(formIdAttribute);
  if (served) return served;
  const script = element.querySelector(jsonScript) ?? element.closest(block)?.querySelector(contextScript);
  const json = parseJson(element.getAttribute(jsonAttribute) || script?.textContent);
  return textOf(own(json, 'formId') ?? own(json, 'id'));
}
