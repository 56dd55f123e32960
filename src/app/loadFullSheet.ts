/**
 * Loads what finishes a look. The one file, which most pages use with their own theme or with `storefront.css`, has `loadFullSheetBeside` in
 * place of this.
 *
 * @param _scriptUrl the address of the shop's script
 */
export const loadFullSheet = (_scriptUrl: string): Promise<typeof import('./fullSheet.ts')> => import('./fullSheet.ts');
