import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };

/** Of this file alone; no widget imports it. */
const ROOMS = resolve(import.meta.dirname, '../src/core/ui/rooms.css');

/** The sheets of core first, and what finishes a look after what a part needs. */
const order = (id: string): string => `${/\.full\.css/.test(id)}${!/src[\\/]core/.test(id)}${id}`;

/** The text of a sheet that is imported as one. */
const textOf = (id: string, code: string | null | undefined): string => {
  const quoted = /^export default (".*");?$/s.exec(code?.trim() ?? '')?.[1];
  if (quoted === undefined) throw new Error(`No sheet in ${id}.`);
  return JSON.parse(quoted) as string;
};

/** Writes `storefront.css`: every sheet that widgets inject, and the version in a property, so that none of them is injected beside it. */
export const linkedSheet = (): Plugin => ({
  name: 'linked-sheet',
  generateBundle() {
    const ids = [...this.getModuleIds()].filter((id) => id.endsWith('.css?inline'));
    const sheets = ids.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).map((id) => textOf(id, this.getModuleInfo(id)?.code));
    const version = `@layer storefront.base,storefront.full;:root{--storefront-sheet:"${manifest.version}"}`;
    const rooms = readFileSync(ROOMS, 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/\s+/g, ' ');
    this.emitFile({ type: 'asset', fileName: 'storefront.css', source: version + sheets.join('') + rooms });
  },
});
