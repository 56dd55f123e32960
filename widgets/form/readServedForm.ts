import { createFormField, type FormField } from './model/formField.ts';
import { FORM_FIELD_TYPES, fieldTypes, MAILING_LIST, type FormFieldType } from '../../src/commerce/model/formFieldType.ts';
import { PageError } from '../../src/lib/PageError.ts';
import { unclobbered } from '../../src/lib/unclobbered.ts';
import { partNamed } from './engine/fieldParts.ts';
import type { FormValues } from './engine/formValues.ts';
import { controlValue } from './parts/controlValue.ts';
import type { ServedControl, ServedFieldNodes, ServedNodes } from './parts/ServedNodes.ts';
import * as selectors from './selectors.ts';
import { withoutInherited } from '../../src/lib/withoutInherited.ts';

export interface ServedForm {
  readonly fields: readonly FormField[];
  readonly nodes: ServedNodes;
  readonly values: FormValues;
  /** Read when used, because visitors type while the form is taken over. */
  typed(): FormValues;
}

type Found = Record<string, Record<string, string>>;

/**
 * Reads a served form's fields by class names; `null` with an unknown type (a file), because such a form is left to the platform.
 *
 * @param limited whether long texts have a maximum length
 *
 * @throws PageError for a field without id
 */
export function readServedForm(form: HTMLElement, limited: boolean): ServedForm | null {
  const fields: FormField[] = [];
  const nodes: ServedFieldNodes[] = [];
  const safe = unclobbered(form);
  for (const wrapper of safe.querySelectorAll(selectors.item)) {
    // A scale's questions may look like fields too.
    if (nodes.some((outer) => outer.wrapper.contains(wrapper))) continue;
    const type = FORM_FIELD_TYPES.find((known) => fieldTypes[known].View !== null && wrapper.classList.contains(known));
    if (!type) return null;
    const { id } = wrapper;
    if (!id && fieldTypes[type].View !== 'SectionField')
      throw new PageError("A field of the form has no id, under which it would be sent. The server's HTML stays.", wrapper);
    const controls = readControls(wrapper, type);
    nodes.push({ id, wrapper, controls });
    fields.push(readField(wrapper, type, controls, limited));
  }
  const all = (selector: string) => [...safe.querySelectorAll<HTMLElement>(selector)];
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
      captcha: safe.querySelector(selectors.captcha),
      thanks: safe.querySelector(selectors.thanks),
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

/** `null` for controls with text. */
const choiceOf = (node: ServedControl['node']): string | null =>
  node.type === 'checkbox' ? 'on' : node.type === 'radio' ? (node.getAttribute('value') ?? 'on') : null;

/** The label beside a control, if it is tied to none of the field; it belongs to the first control there. */
function untiedLabel(wrapper: Element, node: Element): Element | null {
  for (const label of wrapper.querySelectorAll('label')) {
    if (!wrapper.contains(label.control) && label.parentElement?.querySelector(selectors.control) === node) return label;
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
    // A scale's questions, a checkbox group's values, else the choices.
    options: parts[0] ? parts : valuesIn(wrapper.querySelector('select') ? 'option' : 'input'),
  };
  return {
    ...createFormField(type, wrapper.id, stated, limited),
    parts,
    /** Read when used, because scripts translate labels. */
    get title() {
      return titleOf(wrapper);
    },
  };
}

function partOf(control: ServedControl['node'], type: FormFieldType): string {
  const { kept } = fieldTypes[type];
  if (kept === 'questions') return control.closest(selectors.question)?.getAttribute(selectors.attribute.question) ?? '';
  if (kept === 'choices') return control.value;
  // A checkbox beside an e-mail line is the consent to news.
  if (control.type === 'checkbox') return MAILING_LIST;
  const stated = control.getAttribute(selectors.attribute.part);
  if (stated !== null || kept === 'text') return stated ?? '';
  const part = partNamed(control.getAttribute('name') ?? '');
  return kept.includes(part) ? part : '';
}

function titleOf(wrapper: Element): string {
  const title = wrapper.querySelector(selectors.title)?.cloneNode(true) as Element | undefined;
  for (const mark of title?.querySelectorAll(selectors.titleMarks) ?? []) mark.remove();
  return title?.textContent?.trim() ?? '';
}

function valuesOf(fields: readonly ServedFieldNodes[], valueOf: (control: ServedControl) => string | null): Found {
  const values = withoutInherited<Found>({});
  for (const { id, controls } of fields) {
    for (const control of controls) {
      const value = valueOf(control);
      if (value !== null) (values[id] ??= withoutInherited<Record<string, string>>({}))[control.part] = value;
    }
  }
  return values;
}

const valueNow = ({ node, choice }: ServedControl): string | null => controlValue(node, choice, null);

function servedValue({ node, choice }: ServedControl): string | null {
  if (choice !== null) return (node as HTMLInputElement).defaultChecked ? choice : node.type === 'checkbox' ? '' : null;
  if (!('options' in node)) return node.defaultValue;
  let given = node.options[0]?.value ?? '';
  for (const option of node.options) if (option.hasAttribute('selected')) given = option.value;
  return given;
}

function withoutKnown(values: Found, known: Found): Found {
  const others = withoutInherited<Found>({});
  for (const [id, parts] of Object.entries(values)) {
    for (const [part, value] of Object.entries(parts)) {
      if (value !== (known[id]?.[part] ?? '')) (others[id] ??= withoutInherited<Record<string, string>>({}))[part] = value;
    }
  }
  return others;
}
