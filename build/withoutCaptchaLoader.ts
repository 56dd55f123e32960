import type { Plugin } from 'vite';

/** In hCaptcha's component, by the names that its release 2.2.0 was minified with: where its loader is called, and all of the loader. */
const CAPTCHA_LOADER = [
  /(?<=loadCaptcha\(\)\{)if\(this\.apiScriptRequested\).*?this\.apiScriptRequested=!0(?=\})/s,
  /(?<=from"react-dom";)var he=.*?(?=function M\(t\)\{)/s,
];

/**
 * Leaves the loader out that hCaptcha's component brings for its provider's script: with a telemetry client in it, it is four times as
 * large as the component. We load that script ourselves (`src/lib/createScriptLoader.ts`: with a deadline, and a second try), and the
 * component only when it is there.
 */
export const withoutCaptchaLoader = (): Plugin => ({
  name: 'without-captcha-loader',
  transform(code, id) {
    if (!id.includes('@hcaptcha/react-hcaptcha')) return null;
    const component = CAPTCHA_LOADER.reduce((rest, part) => {
      if (!part.test(rest)) throw new Error('hCaptcha’s component has another loader than release 2.2.0: see CAPTCHA_LOADER.');
      return rest.replace(part, '');
    }, code);
    return { code: component, map: null, moduleSideEffects: false };
  },
});
