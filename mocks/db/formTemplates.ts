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
