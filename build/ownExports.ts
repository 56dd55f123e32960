import type { Plugin } from 'vite';

const EXPORT_LOOP = 'for (var name in all) {';

/**
 * The bundler's own code lists a module's exports with `for…in`, which also finds what a page has put on every object; a getter of the
 * page's then kills the whole file. Only own names count.
 */
export const ownExports = (): Plugin => ({
  name: 'own-exports',
  renderChunk: (code) =>
    code.includes(EXPORT_LOOP)
      ? { code: code.replace(EXPORT_LOOP, 'for (var name of Object.getOwnPropertyNames(all)) {'), map: null }
      : null,
});
