export { form } from './feature.ts';

export type { CaptchaHandle } from './captcha/CaptchaProvider.ts';
export { LazyCaptcha } from './captcha/LazyCaptcha.tsx';
export { LazyAdditionalFieldsDialog } from './dialog/LazyAdditionalFieldsDialog.ts';
export { fieldLines } from './engine/fieldLines.ts';
export { useFormSettings } from './parts/useFormServices.ts';
