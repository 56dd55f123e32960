import { PageError } from '../lib/PageError.ts';
import { createFormField, type FormField } from '../model/formField.ts';
import { FORM_FIELD_TYPES } from '../model/formFieldType.ts';
import type { MarkupRole } from './markup.ts';
import * as selectors from './selectors.ts';

/** A served form, read. */
export interface FormMarkup {
  readonly fields: readonly FormField[];
  /** What the server has filled in, and what the visitor has typed since: field id → part → text. */
  readonly values: FoundValues;
  readonly typed: FoundValues;
  /** What a node is to the widget. */
  readonly roleOf: (node: Element) => MarkupRole | null;
}

type FoundValues = Record<string, Record<string, string>>;

const CHOOSES = new Set(['radio', 'checkbox', 'likert']);

/**
 * Reads the fields of a served form from its class names; `null` when it has one of a type that we do not know (a file, say): such a
 * form is left to the host.
 * @param limited whether long texts have their maximum length
 * @throws PageError for a field without an id, which nobody could send
 */
export function readFormMarkup(form: Element, limited: boolean): FormMarkup | null {
  const fields: FormField[] = [];
  const values = Object.create(null) as FoundValues;
  const typed = Object.create(null) as FoundValues;
  const roles = new Map<Element, MarkupRole>();
  for (const item of form.querySelectorAll(selectors.formItem)) {
    // Themes hide things with a class `hidden`; fields of that type are not in the markup.
    const type = FORM_FIELD_TYPES.find((known) => known !== 'hidden' && item.classList.contains(known));
    if (!type) return null;
    const { id } = item;
    if (!id && type !== 'section')
      throw new PageError("A field of the form has no id, under which it would be sent. The server's HTML stays.", item);
    roles.set(item, { role: 'item', about: id });
    const parts: string[] = [];
    let maxLength: string | null = null;
    const note = (into: FoundValues, part: string, text: string) =>
      void ((into[id] ??= Object.create(null) as Record<string, string>)[part] = text);
    for (const control of item.querySelectorAll<Control>(selectors.formControl)) {
      const part = partOf(control, type);
      if (!parts.includes(part)) parts.push(part);
      roles.set(control, { role: CHOOSES.has(type) ? 'choice' : 'control', about: id, value: part });
      const [given, now] = type === 'checkbox' ? ['', isOn(control, 'checked') ? 'on' : ''] : valuesOf(control);
      if (type === 'checkbox') note(values, part, isOn(control, 'defaultChecked') ? 'on' : '');
      else if (given !== null) note(values, part, given);
      if (now !== null && now !== (values[id]?.[part] ?? '')) note(typed, part, now);
      maxLength = control.getAttribute('maxlength');
    }
    for (const label of item.querySelectorAll('label:not([for])')) {
      const control = label.querySelector(selectors.formControl) ? null : label.parentElement?.querySelector(selectors.formControl);
      const role = control && roles.get(control);
      if (role) roles.set(label, { ...role, role: 'label' });
    }
    const stated = {
      title: titleOf(item),
      required: item.classList.contains(selectors.formRequired),
      maxLength,
      currencySymbol: item.querySelector(selectors.formPrefix)?.textContent,
      showCountryCode: parts.includes('Country'),
      options: type === 'radio' ? valuesIn(item, 'input') : type === 'select' ? valuesIn(item, 'option') : CHOOSES.has(type) ? parts : [],
    };
    fields.push({ ...createFormField(type, id, stated, limited), parts });
  }
  return { fields, values, typed, roleOf: (node) => roles.get(node) ?? roleByName(node) };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a box is checked (`checked`), or was when it was served (`defaultChecked`). */
const isOn = (control: Control, when: 'checked' | 'defaultChecked'): boolean => 'checked' in control && control[when];

function partOf(control: Control, type: string): string {
  if (type === 'likert') {
    const question = control.closest(selectors.formQuestion);
    return question?.getAttribute(selectors.formQuestionText) ?? '';
  }
  if (type === 'checkbox') return control.value;
  const name = control.getAttribute('name') ?? '';
  const byName = type === 'name' || type === 'address';
  return (
    control.getAttribute(selectors.formPart) ??
    (byName && Object.hasOwn(selectors.formPartNames, name) ? selectors.formPartNames[name as keyof typeof selectors.formPartNames] : '')
  );
}

/** What the control was served with, and what is in it now; `null` for a radio button that is not chosen. */
function valuesOf(control: Control): readonly [given: string | null, now: string | null] {
  if ('options' in control) {
    let given = control.options[0]?.value ?? '';
    for (const option of control.options) if (option.hasAttribute('selected')) given = option.value;
    return [given, control.value];
  }
  if (control.type === 'radio' && 'checked' in control)
    return [control.defaultChecked ? control.value : null, control.checked ? control.value : null];
  return [control.defaultValue, control.value];
}

const valuesIn = (item: Element, tag: 'input' | 'option'): string[] => [...item.querySelectorAll(tag)].map(({ value }) => value);

function titleOf(item: Element): string {
  const title = item.querySelector(selectors.formTitle)?.cloneNode(true) as Element | undefined;
  for (const mark of title?.querySelectorAll(selectors.formTitleMarks) ?? []) mark.remove();
  return title?.textContent?.trim() ?? '';
}

function roleByName(node: Element): MarkupRole | null {
  for (const [role, selector] of Object.entries(selectors.formRoles)) if (node.matches(selector)) return { role };
  return null;
}
