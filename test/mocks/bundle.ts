import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * Bundles a TypeScript file for the browser as ES modules; returns the code by file name.
 *
 * @param alias replacements of modules
 */
export async function bundle(entry: string, alias: readonly { find: RegExp; replacement: string }[] = []): Promise<Map<string, string>> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [...alias] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: { main: resolve(entry) }, formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  })) as unknown as Rolldown.RolldownOutput[];
  const files = new Map<string, string>();
  for (const output of built) for (const file of output.output) if (file.type === 'chunk') files.set(`/${file.fileName}`, file.code);
  return files;
}

export const script = (code: string): Response => new Response(code, { headers: { 'content-type': 'text/javascript' } });

export const page = (html: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"></head><body>${html}</body></html>`,
    {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  );
