import { useRef, useState, type RefObject } from 'react';
import { stringify } from '../../../src/lib/stringify.ts';
import type { FormFilters } from '../filters.ts';
import { createForm, type FormEmit } from '../engine/createForm.ts';
import { createDraft } from '../engine/createDraft.ts';
import { createFormTexts } from '../engine/createFormTexts.ts';
import { createSubmission, createPendingSubmission } from '../engine/createSubmission.ts';
import type { FormAnswers } from '../engine/formValues.ts';
import { openStore } from '../../../src/lib/openStore.ts';
import { leaveNextLoadAction } from '../model/nextLoadActions.ts';
import type { Form } from '../model/form.ts';
import type { FormProps } from '../readForm.ts';
import type { CaptchaHandle } from '../captcha/CaptchaProvider.ts';
import { useReport, useShopContext } from '../../../src/core/ui/ShopContext.ts';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import { type FormParts, useFormServices, useFormSettings } from './FormContext.ts';
import { createFormParts } from './createFormParts.ts';
import { useFormStart } from './useFormFocus.ts';

export interface FormOnPage extends Pick<FormProps, 'values' | 'typed' | 'keepsDraft' | 'strings' | 'redirect' | 'facts'> {
  readonly form: Form;
  readonly element: HTMLElement;
}

interface OpenForm {
  readonly form: Form;
  readonly parts: FormParts;
  readonly captcha: RefObject<CaptchaHandle | null>;
}

export function useFormController({ form: stated, values, typed, keepsDraft, strings, redirect, facts, element }: FormOnPage): OpenForm {
  const { api, emit } = useFormServices();
  const settings = useFormSettings();
  const report = useReport();
  const { filterOf } = useShopContext();
  const uid = useOwnId();
  const captcha = useRef<CaptchaHandle>(null);
  const [open] = useState((): OpenForm => {
    // Only the captcha's place shows that a newsletter has one, and some themes render it without captchas.
    const form = stated.kind === 'newsletter' && !settings.captcha.siteKey ? { ...stated, captcha: null } : stated;
    const texts = createFormTexts(() => strings() ?? form.localizedStrings, settings.localizedStringsNow);
    const pending = createPendingSubmission(form.id);
    const left = pending.takeLeft();
    const controller = createForm(form, {
      texts,
      message: left && (left === 'unsent' ? texts.notSent : texts.maybeSent),
      values,
      typed: typed(),
      draft: keepsDraft ? createDraft(form) : undefined,
      emailRule: settings.emailRule,
      redirect: () => redirect() || form.successRedirect,
      query: () => facts().query,
      refine: createRefine(form, () => filterOf('form-values')),
      navigate(href) {
        // The next page may not confirm the submission itself.
        if (controller.store.getState().leaving && new URL(href).origin === location.origin)
          leaveNextLoadAction(openStore('sessionStorage'), { name: 'announce', data: texts.sent, at: Date.now() });
        location.assign(href);
      },
      send: createSubmission(form, {
        api: api.form,
        texts,
        facts,
        captcha: () => captcha.current,
        pending,
        cookiesEnabled: settings.cookiesEnabled,
      }),
      // The same object, because it records whether a listener refused.
      emit: ((name, detail) => emit(name, Object.assign(detail, { productInstance: null, element }))) as FormEmit,
      report,
    });
    return { form, parts: createFormParts(form, { controller, texts, uid }, api.places), captcha };
  });
  useFormStart(open.parts);
  return open;
}

type FormFilter = FormFilters['form-values'];

/**
 * Applies the page's filters to a form's hidden fields as it is sent. The same answers get the same values of the same filters,
 * because a form that is sent again has to be recognised as the same.
 */
function createRefine(
  { id, fields }: Pick<Form, 'id' | 'fields'>,
  filterNow: () => ((value: unknown, detail: () => object) => unknown) | null,
): (answers: FormAnswers) => FormAnswers {
  const hidden = fields.filter(({ type }) => type === 'hidden');
  let known: { readonly by: unknown; readonly from: string; readonly refined: FormAnswers } | null = null;
  return (answers) => {
    const filter = filterNow();
    if (!filter || hidden.length === 0) return answers;
    const from = stringify(answers);
    if (known?.from === from && known.by === filter) return known.refined;
    const values = Object.fromEntries(hidden.map((field) => [field.id, String(answers[field.id] ?? '')]));
    const names = Object.fromEntries(hidden.map((field) => [field.id, field.key]));
    const filtered = filter(values, (): FormFilter['detail'] => ({ formId: id, names })) as FormFilter['value'];
    const refined = Object.fromEntries(hidden.map((field) => [field.id, filtered[field.id] ?? '']));
    known = { by: filter, from, refined: { ...answers, ...refined } };
    return known.refined;
  };
}
