import { readFormJson, type Form, type KnownForm, type PageFacts } from '../model/form.ts';
import { PageError } from '../lib/PageError.ts';
import type { Page } from './createPage.ts';
import { readMarkup, type Markup } from './markup.ts';
import * as selectors from './selectors.ts';
import { readFormFacts } from './readFormFacts.ts';
import { readFormMarkup } from './readFormMarkup.ts';
import { readJsonAttribute, readJsonScript } from './readJson.ts';

/** A form as it stands on the page. */
export interface FormProps {
  /** `null`: the page names only the kind of form block in `template`, and what it knows of it; the host knows its fields. */
  readonly form: Form | null;
  readonly template: { readonly type: string; readonly known: KnownForm } | null;
  /** Whether the element is itself the form, so that it is what is submitted. */
  readonly isForm: boolean;
  /**
   * The server's structure; empty where the form is left to us. Roles: `item`, `control`, `choice`, `label` (about a field's id, value
   * the part), and `fields`, `submit-wrapper`, `submit`, `captcha`, `success-text`, `success-html`.
   */
  readonly nodes: readonly Markup[];
  /** What the server has filled in, and what the visitor had typed when we came: field id → part → text. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly typed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Where success leads, '' = nowhere. Other scripts change it, so it is asked at the moment of use; so are these: */
  redirect(): string;
  /** The site owner's own HTML that success adds to the page, '' = none. */
  successHtml(): string;
  facts(): PageFacts;
}

/** What the page alone does not know. */
export interface FormOptions {
  /** Whether the flag `VANILLA_FORM_HANDLER` is on, which gives long texts their maximum length (spec §3). */
  readonly limited: boolean;
  /** The title of the e-mail field where a newsletter form is left to us. */
  readonly emailTitle: string;
}

/**
 * Reads a form: its JSON decides the fields where there is one (what the visitor has typed into the served form stays), else the served
 * form itself. `null` for a form that is left to the host, because it has a field that we cannot show.
 * @throws PageError when its JSON is broken, or when there is nothing to tell what it asks
 */
export function readFormPart(element: HTMLElement, page: Page, { limited, emailTitle }: FormOptions): FormProps | null {
  const isForm = element.localName === 'form';
  const served = isForm ? element : element.querySelector('form');
  const block = element.closest(selectors.formBlock);
  const kind =
    element.getAttribute(selectors.hook) === 'newsletter' || served?.classList.contains(selectors.formNewsletter) ? 'newsletter' : 'form';
  const id = served?.getAttribute(selectors.formId) ?? element.getAttribute(selectors.formId) ?? '';
  const known = {
    id,
    kind,
    limited,
    stepped: element.hasAttribute(selectors.formSteps),
    places: element.hasAttribute(selectors.formPlaces),
  } as const;
  const expected = 'a form: {"formId": …, "formFields": […]}';
  const script =
    element.querySelector(selectors.json) ?? (kind === 'form' ? (block?.querySelector(selectors.formContextScript) ?? null) : null);
  const json = readJsonAttribute(element, selectors.formJson, expected) ?? (script && readJsonScript(script, expected));
  const markup = served && readFormMarkup(served, limited);
  const live = () => (isForm ? element : element.querySelector('form'));

  const props = (form: Form | null, nodes: readonly Markup[], template: FormProps['template'] = null): FormProps => ({
    form,
    template,
    isForm,
    nodes,
    values: markup?.values ?? {},
    typed: markup?.typed ?? {},
    redirect: () => live()?.getAttribute(selectors.formRedirect) || (form?.successRedirect ?? ''),
    successHtml: () => ownHtml(block, selectors.formBlockHtml) || ownHtml(element, selectors.formOwnHtml),
    facts: () => readFormFacts(page),
  });

  if (json != null) {
    const form = readFormJson(json, known);
    if (!form)
      throw new PageError(
        `The form's JSON lacks its id, or a field that can be shown; expected ${expected}. The server's HTML stays.`,
        element,
      );
    return props(form, []);
  }
  if (served && markup && markup.fields.length > 0) {
    if (!id) throw new PageError(`${selectors.formId} is missing; expected the form's id. The server's HTML stays.`, element);
    const form = readFormJson(describe(served), known);
    return props(form ? { ...form, fields: markup.fields } : null, readMarkup(element, markup.roleOf));
  }
  if (served && !markup) return null;
  const template = element.getAttribute(selectors.formTemplate);
  if (template) return props(null, [], { type: template, known });
  if (kind === 'newsletter' && id)
    return props(readFormJson({ fields: [{ type: 'email', id: 'email', title: emailTitle, required: true }] }, known) ?? null, []);
  throw new PageError(`Nothing says what the form asks; expected fields, ${expected}, or ${selectors.formTemplate}.`, element);
}

const ownHtml = (root: Element | null, selector: string): string =>
  root?.querySelector(selector)?.getAttribute(selectors.formSubmissionHtml) ?? '';

/** What a served form says of itself, as its JSON would: in its inline handler (`collectionId: '…', objectName: '…'`), by the captcha's place. */
function describe(form: Element): object {
  const handler = form.getAttribute('onsubmit') ?? '';
  const said = (name: string) => new RegExp(`\\b${name}\\s*:\\s*['"]([^'"]*)`).exec(handler)?.[1];
  const place = form.querySelector(selectors.formRoles.captcha);
  return {
    fields: [],
    collectionId: said('collectionId'),
    objectName: said('objectName'),
    captchaEnabled: place !== null,
    captchaTheme: place?.getAttribute(selectors.captchaTheme) === 'dark' ? 2 : 1,
    captchaAlignment: ['', 'left', 'center', 'right'].findIndex((side) => place?.classList.contains(`align-${side}`)),
  };
}
