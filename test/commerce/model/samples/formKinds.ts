import { formSubmissionSchema, type FormSubmission } from '../../../../src/commerce/model/formSubmission.ts';
import type { Kind } from './Kind.ts';

const formSubmission: FormSubmission = {
  key: 'k1',
  form: '{"f1":"Hello"}',
  captchaKey: 't',
  pageTitle: 'Contact',
  pageId: 'c1',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
};

export const formKinds: readonly Kind[] = [
  [
    'a form submission',
    formSubmissionSchema(),
    formSubmission,
    ['key', 'form', 'pageTitle', 'pageId', 'contentSource', 'pagePath', 'pagePermissionTypeValue'],
  ],
];
