import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };

/** Of this file alone. */
const ROOMS = `${resolve(import.meta.dirname, '../src/core/ui/rooms.css')}?inline`;

/** The sheets of core first, and what finishes a look after what a part needs. */
const order = (id: string): string => `${id === ROOMS}${/\.full\.css/.test(id)}${!/src[\\/]core/.test(id)}${id}`;

/** Writes `storefront.css`: every sheet that widgets inject, and the version in a property, so that none of them is injected beside it. */
export const linkedSheet = (): Plugin => ({
  name: 'linked-sheet',
  async buildEnd(error) {
    if (!error) await this.load({ id: ROOMS });
  },
  generateBundle() {
    const ids = [...this.getModuleIds()].filter((id) => id.endsWith('.css?inline')).toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
    const sheets = ids.map((id) => {
      const quoted = /^export default (".*");?$/s.exec(this.getModuleInfo(id)?.code?.trim() ?? '')?.[1];
      if (quoted === undefined) throw new Error(`No sheet in ${id}.`);
      return JSON.parse(quoted) as string;
    });
    const version = `@layer storefront.base,storefront.full;:root{--storefront-sheet:"${manifest.version}"}`;
    const source = version + sheets.join('');
    this.emitFile({ type: 'asset', fileName: 'storefront.css', source });
  },
});
