import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const library = (name: string, file: string): { readonly name: string; readonly script: string } => ({
  name,
  script: readFileSync(file, 'utf8'),
});

export const jquery = library('jQuery 1.12', require.resolve('jquery/dist/jquery.js'));
export const requireJs = library('RequireJS', require.resolve('requirejs/require.js'));
export const zone = library('zone.js', require.resolve('zone.js'));
/** core-js 2 in a browser that it considers lacking. */
export const coreJs = library('core-js 2', require.resolve('core-js/client/shim.js'));
