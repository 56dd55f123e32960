/**
 * Stands in for the loader that hCaptcha's component brings for its provider's script, which is larger than the component: we load that
 * script ourselves (`src/lib/createScriptLoader.ts`: with a deadline, and a second try), and render the component when it is there.
 */
export const hCaptchaLoader = (): Promise<never> => Promise.reject(new Error('The captcha’s script has not brought hcaptcha.'));
