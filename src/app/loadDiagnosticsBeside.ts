import { importBeside } from './importBeside.ts';
import type { loadDiagnostics as LoadDiagnostics } from './loadDiagnostics.ts';

export const loadDiagnostics: typeof LoadDiagnostics = (scriptUrl) =>
  importBeside('diagnostics.js', scriptUrl) as ReturnType<typeof LoadDiagnostics>;
