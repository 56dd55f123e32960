import type { HttpHandler } from 'msw';
import { formSubmissionSchema } from '../../src/commerce/model/formSubmission.ts';
import { refuse, reply, type Reply, type Route } from '../createRoute.ts';
import type { FormStore } from '../db/createFormStore.ts';
import { formTemplates } from '../db/formTemplates.ts';
import { refusals } from '../db/Refusal.ts';
import type { ScenarioRules } from '../ScenarioRules.ts';

const LONGEST_ANSWER = 5000;

/** @param captchaForms ids of forms that need a captcha's token */
export function createFormHandlers(route: Route, store: FormStore, captchaForms: readonly string[]): HttpHandler[] {
  return [
    route('post', '/api/form/FormSubmissionKey', ({ rules }) => reply(rules.noFormKey ? {} : { key: store.giveKey() })),

    route('post', '/api/form/SaveFormSubmission', ({ body, rules }) => {
      const wanted = formSubmissionSchema().safeParse(body);
      if (!wanted.success) return refuse(refusals.malformed);
      const { formId = '', captchaKey } = wanted.data;
      if (captchaForms.includes(formId) && !captchaKey) return refuse(refusals.noCaptcha);
      const refusal = judge(parseAnswers(wanted.data.form), rules);
      if (refusal) return refusal;
      const outcome = store.take(wanted.data);
      return outcome.ok ? reply({}) : refuse(outcome.error);
    }),

    route('post', '/api/rest/forms/validate/:formId', ({ body, rules }) =>
      typeof body === 'object' && body !== null && !Array.isArray(body) ? (judge(body, rules) ?? reply({})) : refuse(refusals.malformed),
    ),

    route('get', '/api/template/GetTemplateSchema', ({ query }) => {
      const type = query.get('type') ?? '';
      return Object.hasOwn(formTemplates, type) ? reply(formTemplates[type]) : refuse(refusals.unknownTemplate);
    }),
  ];
}

function judge(answers: object, { form }: ScenarioRules): Reply | null {
  const errors: Record<string, string> = Object.create(null);
  for (const [id, answer] of Object.entries(answers)) {
    if (form === 'errors') errors[id] = `The host does not like ${id}.`;
    else if (typeof answer === 'string' && answer.length > LONGEST_ANSWER)
      errors[id] = `Please write no more than ${LONGEST_ANSWER} characters.`;
  }
  if (Object.keys(errors).length > 0) return { status: 400, body: { errors } };
  return typeof form === 'object' ? form : null;
}

function parseAnswers(json: string): object {
  try {
    return Object(JSON.parse(json)) as object;
  } catch {
    return {};
  }
}
