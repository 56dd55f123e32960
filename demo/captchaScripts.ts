import { readFileSync } from 'node:fs';

const read = (...names: readonly string[]): string =>
  names.map((name) => readFileSync(new URL(`./captcha/${name}.js`, import.meta.url), 'utf8')).join('\n');

/** The scripts of the stand-ins for both captcha providers, by the paths that the providers have them under. */
export const CAPTCHA_SCRIPTS: Readonly<Record<string, () => string>> = {
  '/1/api.js': () => read('box', 'hcaptcha'),
  '/recaptcha/enterprise.js': () => read('enterprise'),
  '/recaptcha/releases/recaptcha.js': () => read('box', 'recaptcha'),
};
