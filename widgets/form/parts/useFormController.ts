import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createForm, type FormEmit } from '../engine/createForm.ts';
import { createFormTexts } from '../engine/createFormTexts.ts';
import { createPendingSubmission } from '../engine/createPendingSubmission.ts';
import { createPlaces } from '../engine/createPlaces.ts';
import { createSubmission } from '../engine/createSubmission.ts';
import type { FormValues } from '../engine/formValues.ts';
import { openStore } from '../../../src/lib/openStore.ts';
import { leaveNextLoadAction } from '../model/nextLoadActions.ts';
import type { Form, PageFacts } from '../model/form.ts';
import type { CaptchaHandle } from '../captcha/CaptchaProvider.ts';
import { useReport } from '../../../src/core/ui/ShopContext.ts';
import { useFormServices, useFormSettings } from './useFormServices.ts';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import type { FormParts } from './FormContext.ts';
import { useFieldLeaving } from './useFieldLeaving.ts';

/** A form as it stands on a page; what the page's reader gives, named here by its shape because this part knows no page. */
export interface FormOnPage {
  readonly form: Form;
  readonly values: FormValues;
  /** What the visitor has typed before the form is ours. */
  typed(): FormValues;
  /** Whether what is typed is kept for this tab until it is sent; default: yes. */
  readonly keepsDraft?: boolean;
  /** The form's own strings as they stand in the page now; `undefined`: as they were. */
  strings?(): unknown;
  redirect(): string;
  facts(): PageFacts;
  readonly element: HTMLElement;
}

interface OpenForm {
  readonly form: Form;
  readonly parts: FormParts;
  /** The form's captcha, while it is there. */
  readonly captcha: RefObject<CaptchaHandle | null>;
}

/** Everything that the parts of one form share, made once for as long as the form is mounted. */
export function useFormController({
  form: stated,
  values,
  typed,
  keepsDraft = true,
  strings = () => undefined,
  redirect,
  facts,
  element,
}: FormOnPage): OpenForm {
  const { api, emit } = useFormServices();
  const settings = useFormSettings();
  const report = useReport();
  const uid = useOwnId();
  const captcha = useRef<CaptchaHandle>(null);
  const [open] = useState((): OpenForm => {
    // Only its place says that a newsletter has a captcha, and some themes bring the place whether the site uses captchas or not.
    const form = stated.kind === 'newsletter' && !settings.captcha.siteKey ? { ...stated, captcha: null } : stated;
    const texts = createFormTexts(() => strings() ?? form.localizedStrings, settings.localizedStringsNow);
    const pending = createPendingSubmission(form.id);
    const left = pending.takeLeft();
    const controller = createForm(form, {
      texts,
      message: left && (left === 'unsent' ? texts.notSent : texts.maybeSent),
      values,
      typed: typed(),
      draft: keepsDraft,
      emailRule: settings.emailRule,
      redirect,
      query: () => facts().query,
      navigate(href) {
        // The page that it leads to may not say that the form has arrived.
        if (new URL(href).origin === location.origin)
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
      // The very object: whether a listener has refused is asked of it afterwards.
      emit: ((name, detail) => emit(name, Object.assign(detail, { productInstance: null, element }))) as FormEmit,
      report,
    });
    const places = form.places ? createPlaces(api.places) : null;
    const parts = {
      controller,
      texts,
      uid,
      fields: form.fields,
      formats: form.formats,
      controls: new Map(),
      readers: new Set<() => void>(),
      places,
    };
    return { form, parts, captcha };
  });
  const { controller } = open.parts;
  useLayoutEffect(() => controller.start(), [controller]);
  useFieldLeaving(open.parts);
  return open;
}
