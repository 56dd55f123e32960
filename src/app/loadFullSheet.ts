/**
 * Loads what finishes a look. The one file, which most pages use with their own theme or with `storefront.css`, has `loadFullSheetBeside` in
 * place of this.
 *
 * @param _script the address of the shop's script
 */
export const loadFullSheet = (_script: string): Promise<typeof import('./fullSheet.ts')> => import('./fullSheet.ts');
