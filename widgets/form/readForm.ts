import { attempt } from '../../src/lib/result.ts';
import { hook } from '../../src/core/page/selectors.ts';
import { PageError } from '../../src/lib/PageError.ts';
import { readFormJson, type Form, type FormCaptcha, type KnownForm, type PageFacts } from './model/form.ts';
import { jsonScript, readJsonAttribute, readJsonScript } from '../../src/lib/readJson.ts';
import { own } from '../../src/lib/readers.ts';
import { unclobbered } from '../../src/lib/unclobbered.ts';
import type { FormField } from './model/formField.ts';
import type { FormValues } from './engine/formValues.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import type { ServedNodes } from './parts/ServedNodes.ts';
import { completeForm } from './completeForm.ts';
import { readServedForm } from './readServedForm.ts';
import { attribute } from './selectors.ts';
import * as selectors from './selectors.ts';

export interface FormProps {
  /** `null`: the page names only the kind of form block in `template`; the platform has its fields. */
  readonly form: Form | null;
  readonly template: { readonly type: string; readonly known: KnownForm } | null;
  /** Whether the element is itself the page's `<form>`. */
  readonly isForm: boolean;
  /** The served form, which stays; `null`: we render it. */
  readonly nodes: ServedNodes | null;
  /** The element that hides the served form when it must be shown after all. */
  readonly cover: Element | null;
  /** Reported, although the form is shown. */
  readonly problem: PageError | null;
  readonly values: FormValues;
  /** Whether typed values are kept for this tab. */
  readonly keepsDraft: boolean;
  typed(): FormValues;
  /** As the served form states it; '' = as its JSON states it. Read when used, like the following. */
  redirect(): string;
  /** The form's `localizedStrings`, which scripts translate; `undefined`: unchanged. */
  strings(): unknown;
  /** The owner's HTML added after success; '' = none. */
  successHtml(): string;
  facts(): PageFacts;
}

export interface FormOptions {
  /** Whether the flag `VANILLA_FORM_HANDLER` is on, which gives long texts a maximum length. */
  readonly limited: boolean;
  /** The title of the e-mail field of a newsletter that we render, read when used. */
  readonly emailTitle: () => string;
}

/**
 * Reads a form. A visible served form decides and its JSON adds what it lacks; a hidden or empty one is replaced by its JSON, keeping typed
 * values. A fault in one source is reported if the other suffices. `null` when a field cannot be shown and the form is left to the
 * platform.
 *
 * @throws PageError when the JSON is broken, or neither source describes the form
 */
export function readFormPart(element: HTMLElement, page: Page, { limited, emailTitle }: FormOptions): FormProps | null {
  const safe = unclobbered(element);
  const isForm = safe.localName === 'form';
  const servedForm = isForm ? element : safe.querySelector('form');
  const served = servedForm && unclobbered(servedForm);
  const block = safe.closest(selectors.block);
  const kind = safe.getAttribute(hook) === 'newsletter' || served?.classList.contains(selectors.newsletter) ? 'newsletter' : 'form';
  const id = served?.getAttribute(attribute.id) ?? safe.getAttribute(attribute.id) ?? '';
  const known = {
    id,
    kind,
    limited,
    stepped: safe.hasAttribute(attribute.steps),
    places: safe.hasAttribute(attribute.places),
  } as const;
  const script = safe.querySelector(jsonScript) ?? (kind === 'form' && block ? block.querySelector(selectors.contextScript) : null);
  const readJson = () => readJsonAttribute(element, attribute.json, EXPECTED) ?? readJsonScript(script, EXPECTED);
  const json = readOrFault(() => readDescription(readJson(), known, element));
  const markup = readOrFault(() => servedForm && readServedForm(servedForm, limited));
  const described = json.value;
  if (described === null) return null;

  const props = (form: Form | null, nodes: ServedNodes | null, template: FormProps['template'] = null): FormProps => ({
    form,
    template,
    isForm,
    nodes,
    cover: null,
    problem: json.error,
    keepsDraft: (safe.getAttribute(attribute.draft) ?? served?.getAttribute(attribute.draft)) !== 'off',
    values: markup.value?.values ?? {},
    typed: () => markup.value?.typed() ?? {},
    redirect: () => served?.getAttribute(attribute.redirect) ?? '',
    strings: () => attempt(() => own(readJson(), 'localizedStrings')),
    successHtml: () => ownHtml(block, selectors.blockHtml) || ownHtml(safe, selectors.ownHtml),
    facts: () => readFormFacts(page),
  });

  const cover = served && coverOf(served, element);
  const explained = markup.value?.fields.length ? markup.value : null;
  if (described && (!explained || (cover && described.fields.length > 0))) return props(described, null);
  if (served && explained && (id || !json.error)) {
    const form = readFormJson(describe(served), { ...known, id: described?.id ?? id });
    if (!form) throw new PageError(`${attribute.id} is missing; expected the form's id. The server's HTML stays.`, element);
    const ofMarkup = { ...form, fields: explained.fields, captcha: captchaOf(served) };
    const isUncovered = described || json.error;
    const nodes = described ? thanksOf(explained.nodes, described) : explained.nodes;
    return { ...props(described ? completeForm(ofMarkup, described) : ofMarkup, nodes), cover: isUncovered ? cover : null };
  }
  const error = json.error ?? markup.error;
  if (error) throw error;
  if (served && !markup.value) return null;
  const template = safe.getAttribute(attribute.template);
  if (template) return props(null, null, { type: template, known });
  if (kind === 'newsletter' && id) return props(newsletterForm(known, emailTitle), null);
  throw new PageError(`Nothing says what the form asks; expected fields, ${EXPECTED}, or ${attribute.template}.`, element);
}

const EXPECTED = 'a form: {"formId": …, "formFields": […]}';

/** `undefined`: there is no JSON; `null`: only the platform can show one of its fields. */
function readDescription(json: unknown, known: KnownForm, element: Element): Form | null | undefined {
  if (json == null) return undefined;
  const form = readFormJson(json, known);
  if (form === undefined)
    throw new PageError(
      `The form's JSON lacks its id, or a field that can be shown; expected ${EXPECTED}. The server's HTML stays.`,
      element,
    );
  return form;
}

/** Ignores an empty served place for thanks if the JSON has a text. */
const thanksOf = (nodes: ServedNodes, { successHtml }: Form): ServedNodes =>
  successHtml === '' || nodes.thanks?.textContent?.trim() ? nodes : { ...nodes, thanks: null };

/** The ancestor that hides the served form until a script replaces it; `null`: it is visible. */
function coverOf(form: Element, element: Element): Element | null {
  const cover = form.closest('[hidden]');
  return cover && (unclobbered(element).contains(cover) || cover.matches(selectors.wrapper)) ? cover : null;
}

/** The value, or the author's error. */
function readOrFault<Value>(read: () => Value): { readonly value: Value | undefined; readonly error: PageError | null } {
  try {
    return { value: read(), error: null };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return { value: undefined, error };
  }
}

/** A newsletter without any description has an e-mail field. */
function newsletterForm(known: KnownForm, emailTitle: () => string): Form | null {
  const form = readFormJson({ fields: [{ type: 'email', id: 'email', required: true }] }, known);
  const titled = (field: FormField) => ({
    ...field,
    get title() {
      return emailTitle();
    },
  });
  return form ? { ...form, fields: form.fields.map(titled) } : null;
}

const ownHtml = (root: Element | null, selector: string): string =>
  root?.querySelector(selector)?.getAttribute(attribute.submissionHtml) ?? '';

/** Facts from the served form's inline handler: `collectionId: '…', objectName: '…'`. */
function describe(form: Element): object {
  const handler = form.getAttribute('onsubmit') ?? '';
  const said = (name: string) => new RegExp(`\\b${name}\\s*:\\s*['"]([^'"]*)`).exec(handler)?.[1];
  return { fields: [], collectionId: said('collectionId'), objectName: said('objectName') };
}

/** The captcha that a served form has a place for. */
function captchaOf(form: Element): FormCaptcha | null {
  const place = form.querySelector(selectors.captcha);
  return (
    place && {
      theme: place.getAttribute(selectors.captchaTheme) === 'dark' ? 'dark' : 'light',
      align: (['left', 'center', 'right'] as const).find((side) => place.classList.contains(`align-${side}`)) ?? 'left',
    }
  );
}

function readFormFacts({ document, context }: Page): PageFacts {
  const { item, collection } = context();
  const permission = collection?.permissionType;
  return {
    pageTitle: document.title,
    pageId: item?.id ?? collection?.id ?? null,
    contentSource: item?.id ? 'i' : collection ? 'c' : null,
    pagePath: document.location.pathname,
    pagePermissionTypeValue: typeof permission === 'string' || typeof permission === 'number' ? permission : null,
    query: document.location.search,
  };
}
