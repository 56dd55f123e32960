/**
 * Replaces the loader in hCaptcha's component, which is larger than the component: we load the script ourselves with a deadline and a
 * second try (`src/lib/createScriptLoader.ts`).
 */
export const hCaptchaLoader = (): Promise<never> => Promise.reject(new Error('The captcha’s script has not brought hcaptcha.'));
