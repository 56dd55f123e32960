import type { FeatureDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { form } from './feature.ts';

export const formDocs: FeatureDocs<typeof form> = {
  events: {
    'form-render': {
      when: 'a form or newsletter is on the page, mounted or left to the platform; once for each',
      detail: '<code>formId, kind, element</code>',
    },
    'before-submit': {
      when: 'a form is right and about to be sent; <code>preventDefault()</code> refuses',
      detail: '<code>formId, kind, element</code>',
    },
    'form-submitted': { when: 'the platform has taken a form', detail: '<code>formId, kind, element</code>' },
    'form-failed': {
      when: 'a form was refused, with the words that the visitor reads; never with what was typed',
      detail: '<code>formId, kind, element, messages, fields</code>',
    },
  },
  settings: {},
  texts: {},
};
