import { createFormField, type FormField } from './model/formField.ts';
import { FORM_FIELD_TYPES, fieldTypes, MAILING_LIST, type FormFieldType } from '../../src/commerce/model/formFieldType.ts';
import { PageError } from '../../src/lib/PageError.ts';
import { unclobbered } from '../../src/lib/unclobbered.ts';
import type { FormValues } from './engine/formValues.ts';
import type { ServedControl, ServedFieldNodes, ServedNodes } from './parts/ServedNodes.ts';
import * as selectors from './selectors.ts';

/** A served form, read. */
export interface ServedForm {
  readonly fields: readonly FormField[];
  readonly nodes: ServedNodes;
  /** What the server has filled in: field id → part → text. */
  readonly values: FormValues;
  /** What the visitor has typed since, asked at the moment of use: a visitor types while the form is taken over, too. */
  typed(): FormValues;
}

type Found = Record<string, Record<string, string>>;

/**
 * Reads the fields of a served form from its class names; `null` when it has one of a type that we do not know (a file, say): such a
 * form is left to the platform.
 * @param limited whether long texts have their maximum length
 * @throws PageError for a field without an id, which nobody could send
 */
export function readServedForm(form: HTMLElement, limited: boolean): ServedForm | null {
  const fields: FormField[] = [];
  const nodes: ServedFieldNodes[] = [];
  const seen = unclobbered(form);
  for (const wrapper of seen.querySelectorAll(selectors.item)) {
    // The questions of a scale may be items too.
    if (nodes.some((outer) => outer.wrapper.contains(wrapper))) continue;
    // Themes hide things with a class `hidden`; fields of that type are not in the markup.
    const type = FORM_FIELD_TYPES.find((known) => fieldTypes[known].View !== null && wrapper.classList.contains(known));
    if (!type) return null;
    const { id } = wrapper;
    if (!id && fieldTypes[type].View !== 'SectionField')
      throw new PageError("A field of the form has no id, under which it would be sent. The server's HTML stays.", wrapper);
    const controls = readControls(wrapper, type);
    nodes.push({ id, wrapper, controls });
    fields.push(readField(wrapper, type, controls, limited));
  }
  const all = (selector: string) => [...seen.querySelectorAll<HTMLElement>(selector)];
  const values = valuesOf(nodes, servedValue);
  return {
    fields,
    values,
    typed: () => withoutKnown(valuesOf(nodes, valueNow), values),
    nodes: {
      form,
      fields: nodes,
      lists: all(selectors.list),
      buttonWrappers: all(selectors.submitWrapper),
      buttons: all(selectors.submit),
      captcha: seen.querySelector(selectors.captcha),
      thanks: seen.querySelector(selectors.thanks),
      values: () => valuesOf(nodes, valueNow),
    },
  };
}

function readControls(wrapper: Element, type: FormFieldType): readonly ServedControl[] {
  return [...wrapper.querySelectorAll<ServedControl['node']>(selectors.control)].map((node) => ({
    node,
    part: partOf(node, type),
    choice: choiceOf(node),
    label: untiedLabel(wrapper, node),
  }));
}

/** What a radio button or a checkbox stands for; `null` for a control in which something is entered. */
const choiceOf = (node: ServedControl['node']): string | null =>
  node.type === 'checkbox' ? 'on' : node.type === 'radio' ? (node.getAttribute('value') ?? 'on') : null;

/** The label beside a control that refers to nothing; of several controls there, it is the first one's. */
function untiedLabel(wrapper: Element, node: Element): Element | null {
  for (const label of wrapper.querySelectorAll('label:not([for])')) {
    if (!label.querySelector(selectors.control) && label.parentElement?.querySelector(selectors.control) === node) return label;
  }
  return null;
}

function readField(wrapper: Element, type: FormFieldType, controls: readonly ServedControl[], limited: boolean): FormField {
  const parts = [...new Set(controls.map(({ part }) => part))];
  const valuesIn = (tag: 'input' | 'option') => [...wrapper.querySelectorAll(tag)].map(({ value }) => value);
  const stated = {
    required: wrapper.classList.contains(selectors.required),
    maxLength: controls.at(-1)?.node.getAttribute('maxlength') ?? null,
    currencySymbol: wrapper.querySelector(selectors.prefix)?.textContent,
    showCountryCode: parts.includes('Country'),
    mailingList: parts.includes(MAILING_LIST),
    // Of a scale its questions, of boxes what each stands for; of radio buttons and drop-downs the choices.
    options: parts[0] ? parts : valuesIn(wrapper.querySelector('select') ? 'option' : 'input'),
  };
  return {
    ...createFormField(type, wrapper.id, stated, limited),
    parts,
    /** As it stands now: scripts translate labels. */
    get title() {
      return titleOf(wrapper);
    },
  };
}

function partOf(control: ServedControl['node'], type: FormFieldType): string {
  const { kept } = fieldTypes[type];
  if (kept === 'questions') return control.closest(selectors.question)?.getAttribute(selectors.attribute.question) ?? '';
  if (kept === 'choices') return control.value;
  // A box beside a line asks for leave to send news as well.
  if (control.type === 'checkbox') return MAILING_LIST;
  const stated = control.getAttribute(selectors.attribute.part);
  if (stated !== null || kept === 'text') return stated ?? '';
  const name = control.getAttribute('name') ?? '';
  const part = Object.hasOwn(selectors.partNames, name) ? selectors.partNames[name as keyof typeof selectors.partNames] : '';
  return kept.includes(part) ? part : '';
}

function titleOf(wrapper: Element): string {
  const title = wrapper.querySelector(selectors.title)?.cloneNode(true) as Element | undefined;
  for (const mark of title?.querySelectorAll(selectors.titleMarks) ?? []) mark.remove();
  return title?.textContent?.trim() ?? '';
}

/** What the controls say, by field and part; a part of which none says anything is left out. */
function valuesOf(fields: readonly ServedFieldNodes[], valueOf: (control: ServedControl) => string | null): Found {
  const values = Object.create(null) as Found;
  for (const { id, controls } of fields) {
    for (const control of controls) {
      const value = valueOf(control);
      if (value !== null) (values[id] ??= Object.create(null) as Record<string, string>)[control.part] = value;
    }
  }
  return values;
}

/** What is in a control now; `null` for a radio button that is not chosen. */
function valueNow({ node, choice }: ServedControl): string | null {
  if (choice === null) return node.value;
  return checkedValue(node, choice, 'checked');
}

/** What it was served with. */
function servedValue({ node, choice }: ServedControl): string | null {
  if (choice !== null) return checkedValue(node, choice, 'defaultChecked');
  if (!('options' in node)) return node.defaultValue;
  let given = node.options[0]?.value ?? '';
  for (const option of node.options) if (option.hasAttribute('selected')) given = option.value;
  return given;
}

function checkedValue(node: ServedControl['node'], choice: string, when: 'checked' | 'defaultChecked'): string | null {
  if (when in node && (node as HTMLInputElement)[when]) return choice;
  return node.type === 'checkbox' ? '' : null;
}

function withoutKnown(values: Found, known: Found): Found {
  const others = Object.create(null) as Found;
  for (const [id, parts] of Object.entries(values)) {
    for (const [part, value] of Object.entries(parts)) {
      if (value !== (known[id]?.[part] ?? '')) (others[id] ??= Object.create(null) as Record<string, string>)[part] = value;
    }
  }
  return others;
}
