/** What the host knows of its kinds of form blocks, by type: a form as a page's context would describe it. */
export const formTemplates: Readonly<Record<string, unknown>> = {
  contact: {
    formId: 'template-contact',
    formName: 'Contact',
    formSubmitButtonText: 'Send',
    formSubmissionMessage: { html: '<p>Thank you!</p>', raw: false },
    formFields: [
      { type: 'name', id: 'name-template', title: 'Name', required: true },
      { type: 'email', id: 'email-template', title: 'Email', required: true },
      { type: 'textarea', id: 'textarea-template', title: 'Message', required: true, maxLength: 500 },
    ],
  },
};
