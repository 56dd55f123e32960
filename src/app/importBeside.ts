/**
 * Imports a file that stands beside the one file. An address in a classic script from another site would be read as one of the page, so the
 * script's own is needed.
 *
 * @param scriptUrl '': not known, so the file is expected beside the page
 */
export const importBeside = (file: string, scriptUrl: string): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(file, scriptUrl || location.href).href);
