export { form } from './feature.ts';

export type { CaptchaHandle } from './captcha/CaptchaProvider.ts';
export { LazyCaptcha } from './captcha/LazyCaptcha.tsx';
export { LazyAdditionalFieldsDialog } from './dialog/LazyAdditionalFieldsDialog.ts';
export { createFormTexts } from './engine/createFormTexts.ts';
export { fieldLines } from './engine/fieldLines.ts';
export { validateField } from './engine/validateField.ts';
export { useFormSettings } from './parts/FormContext.ts';
export { readFormPart, type FormProps } from './readForm.ts';
export { readServedForm } from './readServedForm.ts';
