import { createRequire } from 'node:module';
import { type CLDR, CLDRFramework } from '@phensley/cldr';
import { Compiler } from '@squarespace/template-engine';
import type { PeerCase } from './PeerCase.ts';

const require = createRequire(import.meta.url);
const locales = new CLDRFramework({ loader: (language: string): unknown => require(`@phensley/cldr/packs/${language}.json`) });
const compiler = new Compiler();

export const NOW = 1_582_663_910_000;

/** Copies the data, because the other engine modifies them. */
export function renderWithPeer({ template, data, partials, locale }: PeerCase): string {
  const { code } = compiler.parse(template);
  const cldr: CLDR = locales.get(locale);
  const { ctx } = compiler.execute({
    code,
    json: structuredClone(data),
    partials: { ...partials },
    cldr,
    now: NOW,
    enableExpr: true,
    enableInclude: true,
  });
  return ctx.render();
}
