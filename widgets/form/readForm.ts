import * as selectors from '../../src/core/page/selectors.ts';
import { PageError } from '../../src/lib/PageError.ts';
import { readFormJson, type Form, type KnownForm, type PageFacts } from './model/form.ts';
import { readJsonAttribute, readJsonScript } from '../../src/core/page/readJson.ts';
import { unclobbered } from '../../src/lib/unclobbered.ts';
import type { FormValues } from './engine/formValues.ts';
import type { Page } from '../../src/core/page/createPage.ts';
import type { ServedNodes } from './parts/ServedNodes.ts';
import { completeForm } from './completeForm.ts';
import { readFormFacts } from './readFormFacts.ts';
import { readServedForm } from './readServedForm.ts';
import * as ownSelectors from './selectors.ts';

const { attribute } = ownSelectors;

/** A form as it stands on the page. */
export interface FormProps {
  /** `null`: the page names only the kind of form block in `template`, and what it knows of it; the platform knows its fields. */
  readonly form: Form | null;
  readonly template: { readonly type: string; readonly known: KnownForm } | null;
  /** Whether the element is itself the form, so that it is what is submitted. */
  readonly isForm: boolean;
  /** The server's own form, which stays; `null` where the form is left to us. */
  readonly nodes: ServedNodes | null;
  /** What hides the server's form, where that is shown though it was to wait for another one. */
  readonly cover: Element | null;
  /** What could not be read of a form that is shown all the same. */
  readonly problem: PageError | null;
  /** What the server has filled in: field id → part → text. */
  readonly values: FormValues;
  /** Whether what is typed is kept for this tab until it is sent. */
  readonly keepsDraft: boolean;
  /** What the visitor has typed into the served form, asked at the moment of use; so are these, which other scripts change: */
  typed(): FormValues;
  /** Where success leads, '' = nowhere. */
  redirect(): string;
  /** The form's own strings (`localizedStrings` of its JSON), which other scripts translate; `undefined`: as they were. */
  strings(): unknown;
  /** The site owner's own HTML that success adds to the page, '' = none. */
  successHtml(): string;
  facts(): PageFacts;
}

/** What the page alone does not know. */
export interface FormOptions {
  /** Whether the flag `VANILLA_FORM_HANDLER` is on, which gives long texts their maximum length (spec §3). */
  readonly limited: boolean;
  /** The title of the e-mail field where a newsletter form is left to us, as the site has it at the moment of use. */
  readonly emailTitle: () => string;
}

/**
 * Reads a form. Where the server has sent one that is to be seen, its markup decides and its JSON adds what it lacks; where its wrapper is
 * `hidden`, or empty, the JSON decides, and what the visitor has typed stays. What cannot be read of either stops no form that the other
 * explains. `null` for a form that is left to the platform, because it has a field that we cannot show.
 * @throws PageError when its JSON is broken, or when there is nothing to tell what it asks
 */
export function readFormPart(element: HTMLElement, page: Page, { limited, emailTitle }: FormOptions): FormProps | null {
  const own = unclobbered(element);
  const isForm = own.localName === 'form';
  const servedForm = isForm ? element : own.querySelector('form');
  const served = servedForm && unclobbered(servedForm);
  const block = own.closest(selectors.formBlock);
  const kind =
    own.getAttribute(selectors.hook) === 'newsletter' || served?.classList.contains(ownSelectors.newsletter) ? 'newsletter' : 'form';
  const id = served?.getAttribute(selectors.formId) ?? own.getAttribute(selectors.formId) ?? '';
  const known = {
    id,
    kind,
    limited,
    stepped: own.hasAttribute(attribute.steps),
    places: own.hasAttribute(attribute.places),
  } as const;
  const script =
    own.querySelector(selectors.json) ?? (kind === 'form' ? (block?.querySelector(selectors.formContextScript) ?? null) : null);
  const readJson = () => readJsonAttribute(element, attribute.json, EXPECTED) ?? (script && readJsonScript(script, EXPECTED));
  const json = attempt(() => readDescription(readJson(), known, element));
  const markup = attempt(() => servedForm && readServedForm(servedForm, limited));
  const described = json.value;

  const props = (form: Form | null, nodes: ServedNodes | null, template: FormProps['template'] = null): FormProps => ({
    form,
    template,
    isForm,
    nodes,
    cover: null,
    problem: json.error,
    keepsDraft: (own.getAttribute(attribute.draft) ?? served?.getAttribute(attribute.draft)) !== 'off',
    values: markup.value?.values ?? {},
    typed: () => markup.value?.typed() ?? {},
    redirect: () => served?.getAttribute(attribute.redirect) || (form?.successRedirect ?? ''),
    strings: () => stringsIn(readJson, known),
    successHtml: () => ownHtml(block, ownSelectors.blockHtml) || ownHtml(own, ownSelectors.ownHtml),
    facts: () => readFormFacts(page),
  });

  const cover = served && coverOf(served, element);
  const explained = served && markup.value && markup.value.fields.length > 0 ? markup.value : null;
  if (described && (!explained || (cover && described.fields.length > 0))) return props(described, null);
  if (served && explained && (id || !json.error)) {
    const form = readFormJson(describe(served), { ...known, id: described?.id ?? id });
    if (!form) throw new PageError(`${selectors.formId} is missing; expected the form's id. The server's HTML stays.`, element);
    const ofMarkup = { ...form, fields: explained.fields };
    // Where nothing was to come in its place, it is the theme that has hidden it.
    const isUncovered = described !== null || json.error !== null;
    const nodes = described ? thanksOf(explained.nodes, described) : explained.nodes;
    return { ...props(described ? completeForm(ofMarkup, described) : ofMarkup, nodes), cover: isUncovered ? cover : null };
  }
  const error = json.error ?? markup.error;
  if (error) throw error;
  if (served && !markup.value) return null;
  const template = own.getAttribute(attribute.template);
  if (template) return props(null, null, { type: template, known });
  if (kind === 'newsletter' && id) return props(newsletterForm(known, emailTitle), null);
  throw new PageError(`Nothing says what the form asks; expected fields, ${EXPECTED}, or ${attribute.template}.`, element);
}

const EXPECTED = 'a form: {"formId": …, "formFields": […]}';

/** The form that the JSON describes; `null` where there is no JSON. */
function readDescription(json: unknown, known: KnownForm, element: Element): Form | null {
  const form = json == null ? null : readFormJson(json, known);
  if (form === undefined)
    throw new PageError(
      `The form's JSON lacks its id, or a field that can be shown; expected ${EXPECTED}. The server's HTML stays.`,
      element,
    );
  return form;
}

/** The server's nodes, without the place of its thanks where that is empty and the JSON has words for it. */
const thanksOf = (nodes: ServedNodes, { successHtml }: Form): ServedNodes =>
  successHtml === '' || nodes.thanks?.textContent?.trim() ? nodes : { ...nodes, thanks: null };

/** What hides the server's form until a script has made another one; `null`: it is to be seen, as far as the form itself is concerned. */
function coverOf(form: Element, element: Element): Element | null {
  const cover = form.closest('[hidden]');
  return cover && (element.contains(cover) || cover.matches(ownSelectors.wrapper)) ? cover : null;
}

/** What could be read, or what its author is told. */
function attempt<Value>(read: () => Value): { readonly value: Value | null; readonly error: PageError | null } {
  try {
    return { value: read(), error: null };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return { value: null, error };
  }
}

/** A newsletter of which the page says nothing but that it is there asks for an address. */
function newsletterForm(known: KnownForm, emailTitle: () => string): Form | null {
  const form = readFormJson({ fields: [{ type: 'email', id: 'email', required: true }] }, known);
  const fields = form?.fields.map((field) => ({
    ...field,
    get title() {
      return emailTitle();
    },
  }));
  return form && fields ? { ...form, fields } : null;
}

/** What is broken by now says nothing. */
function stringsIn(readJson: () => unknown, known: KnownForm): unknown {
  try {
    return readFormJson(readJson(), known)?.localizedStrings;
  } catch {
    return undefined;
  }
}

const ownHtml = (root: Element | null, selector: string): string =>
  root?.querySelector(selector)?.getAttribute(attribute.submissionHtml) ?? '';

/** What a served form says of itself, as its JSON would: in its inline handler (`collectionId: '…', objectName: '…'`), by the captcha's place. */
function describe(form: Element): object {
  const handler = form.getAttribute('onsubmit') ?? '';
  const said = (name: string) => new RegExp(`\\b${name}\\s*:\\s*['"]([^'"]*)`).exec(handler)?.[1];
  const place = form.querySelector(ownSelectors.captcha);
  return {
    fields: [],
    collectionId: said('collectionId'),
    objectName: said('objectName'),
    captchaEnabled: place !== null,
    captchaTheme: place?.getAttribute(ownSelectors.captchaTheme) === 'dark' ? 2 : 1,
    captchaAlignment: ['', 'left', 'center', 'right'].findIndex((side) => place?.classList.contains(`align-${side}`)),
  };
}
