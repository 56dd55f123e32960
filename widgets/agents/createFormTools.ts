import type { Field } from './formProperties.ts';
import { recognisesPlatformMarkup, selectParts } from '../../src/core/page/recognisesPlatformMarkup.ts';
import { off } from '../../src/core/page/selectors.ts';
import { createFormTexts, readFormPart, readServedForm, validateField, type FormProps } from '../form/index.ts';
import { agentTexts } from './agentTexts.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import type { AgentDeps } from './AgentDeps.ts';
import { answer, failed, short } from './answers.ts';
import type { ToolDesk } from './createToolDesk.ts';
import { formProperties } from './formProperties.ts';
import type { Tool, ToolAnswer, ToolInput } from './ModelContext.ts';
import { writeControl } from './writeControl.ts';

/** A tool for each form of the page, made of its definition, while the form is there. */
export function createFormTools(deps: AgentDeps, desk: ToolDesk): { look(): void } {
  const { document } = deps.page;
  const known = new Map<Element, (() => void) | null>();
  let count = 0;
  return {
    look() {
      for (const [element, end] of known) {
        if (element.isConnected) continue;
        end?.();
        known.delete(element);
      }
      const forms = selectParts(['form', 'newsletter'], recognisesPlatformMarkup(document));
      for (const element of document.querySelectorAll<HTMLElement>(forms)) {
        if (known.has(element) || element.closest(off)) continue;
        const form = readDefinition(deps, element)?.form;
        const fields = form ? formProperties(form) : [];
        known.set(element, fields.length > 0 ? desk.register(formTool(deps, element, fields, (count += 1))) : null);
      }
    },
  };
}

/** `null`: left to the platform, or its fields are not on the page; what is wrong with it is reported by its part. */
function readDefinition({ page, shop }: AgentDeps, element: HTMLElement): FormProps | null {
  try {
    return readFormPart(element, page, { limited: shop.settings.limitsLongTexts(), emailTitle: () => 'Email' });
  } catch {
    return null;
  }
}

const formTool = (deps: AgentDeps, element: HTMLElement, fields: readonly Field[], count: number): Tool => ({
  name: count === 1 ? 'fill_form' : `fill_form_${count}`,
  description:
    'Fills in fields of a form on this page for the visitor, who checks it and sends it. It sends nothing, and leaves consent and passwords alone.',
  inputSchema: { type: 'object', properties: Object.fromEntries(fields.map(({ key, schema }) => [key, schema])) },
  annotations: { untrustedContentHint: true },
  run: (input) => fillForm(deps, element, input),
});

async function fillForm(deps: AgentDeps, element: HTMLElement, input: ToolInput): Promise<ToolAnswer> {
  const { settings } = deps.shop;
  if (!(await deps.mount(element))) return failed('The form is not ready, and nothing was filled in. Ask the visitor to fill it in.');
  const definition = readDefinition(deps, element);
  const node = element.localName === 'form' ? element : element.querySelector('form');
  const shown = node && readServedForm(node, settings.limitsLongTexts());
  const form = definition?.form;
  if (!form || !shown) return failed('The form is not shown now, and nothing was filled in. Ask the visitor to open it.');
  const fields = formProperties(form);
  const given = fields.filter(({ key }) => Object.hasOwn(input, key));
  if (given.length < Object.keys(input).length)
    return failed('The form has changed, and nothing was filled in. Look at the tools that the page has now.');
  if (given.length === 0) return failed('Nothing was filled in: no field was named.');
  const texts = createFormTexts(definition.strings, settings.localizedStringsNow);
  const values = shown.nodes.values();
  const faults = new Set<string>();
  for (const field of new Set(given.map((one) => one.field))) {
    const own = given.filter((one) => one.field === field).map(({ part, key }) => [part, input[key] as string] as const);
    const fault = validateField(field, { ...values[field.id], ...Object.fromEntries(own) }, form.formats, texts, settings.emailRule);
    if (fault !== null) faults.add(`${JSON.stringify(short(field.title))}: ${JSON.stringify(short(fault))}`);
  }
  if (faults.size > 0) return failed(`Nothing was filled in. Correct these, in the form's own words: ${[...faults].join('; ')}`);
  const filled = given.filter(({ field, part, key }) => {
    const controls = shown.nodes.fields.find(({ id }) => id === field.id)?.controls.filter((control) => control.part === part) ?? [];
    return controls.map(({ node: control, choice }) => writeControl(control, input[key] as string, choice)).includes(true);
  });
  if (filled.length === 0) return failed('The form is not shown now, and nothing was filled in. Ask the visitor to open it.');
  node.scrollIntoView({ block: 'nearest' });
  deps.announce(localize(agentTexts, settings.localizedStringsNow()).formFilled);
  const now = shown.nodes.values();
  const open = form.fields.filter((field) => validateField(field, now[field.id] ?? {}, form.formats, texts, settings.emailRule) !== null);
  return answer({
    filled: filled.map(({ key }) => key),
    still_open: open.slice(0, 50).map(({ title }) => short(title)),
    sent: false,
    next: 'The visitor checks the form, answers what is open, and sends it.',
  });
}
