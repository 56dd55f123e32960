/**
 * Loads what explains the mistakes of a page. The builds of modules have it in a file beside their entry, which their bundlers find as well;
 * the one file has `loadDiagnosticsBeside` in place of this.
 *
 * @param _script the address of the shop's script
 */
export const loadDiagnostics = (_script: string): Promise<typeof import('../diagnostics/startExplaining.ts')> =>
  import('../diagnostics/startExplaining.ts');
