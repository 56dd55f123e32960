import type { loadDiagnostics as LoadDiagnostics } from './loadDiagnostics.ts';

/** Loads it from beside the script: an address in a classic script from another site would be read as one of the page. */
export const loadDiagnostics: typeof LoadDiagnostics = (script) =>
  import(/* @vite-ignore */ new URL('diagnostics.js', script || location.href).href) as ReturnType<typeof LoadDiagnostics>;
