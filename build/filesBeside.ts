import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The explanations of mistakes, the inspection of a page and the tools for agents are one file each for all builds: hardly any shopper's page loads them,
 * and as chunks they would cut those of shoppers into more.
 */
const BESIDE: Readonly<Record<string, string>> = {
  startExplaining: 'diagnostics.js',
  inspectShop: 'inspect.js',
  startAgentTools: 'agents.js',
};

/** The one file reaches them, the texts of other languages and the full look by the address that only its tag knows. */
export const filesBeside = (isOneFile: boolean): Plugin => ({
  name: 'files-beside',
  enforce: 'pre',
  resolveId(id, importer) {
    const name = basename(id, '.ts');
    if (isOneFile && /^(loadDiagnostics|loadAgents|loadFullSheet|languageFiles)$/.test(name))
      return resolve(import.meta.dirname, `../src/app/${name}Beside.ts`);
    const file = BESIDE[name];
    // An entry stands beside them, a chunk in a folder.
    return file ? { id: `${/widgets\/(?:index|tag)\.ts$/.test(importer ?? '') ? './' : '../'}${file}`, external: true } : null;
  },
});
