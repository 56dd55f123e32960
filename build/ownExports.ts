import type { Plugin } from 'vite';

const EXPORT_LOOP = 'for (var name in all) {';

/**
 * The bundler lists a module's exports with `for…in`, which also finds additions to `Object.prototype`; a getter there would break the
 * whole file. Only own names are listed.
 */
export const ownExports = (): Plugin => ({
  name: 'own-exports',
  renderChunk: (code) =>
    code.includes(EXPORT_LOOP)
      ? { code: code.replace(EXPORT_LOOP, 'for (var name of Object.getOwnPropertyNames(all)) {'), map: null }
      : null,
});
