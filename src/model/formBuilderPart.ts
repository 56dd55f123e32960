/** The parts of the editor in which a form is set up (spec §3). */
export const FORM_BUILDER_PARTS = ['build', 'storage', 'advanced', 'captcha', 'disclaimer'] as const;

export type FormBuilderPart = (typeof FORM_BUILDER_PARTS)[number];
