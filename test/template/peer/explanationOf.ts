import { compile } from '../../../src/template/index.ts';
import { canonical } from './canonical.ts';
import { differences } from './differences.ts';
import type { PeerCase } from './PeerCase.ts';
import { NOW, renderWithPeer } from './renderWithPeer.ts';

export const renderOurs = ({ template, data, partials, locale }: PeerCase): string =>
  compile(template).render(data, { partials, locale, now: NOW }).html;

/** `''` if the engines agree, `null` if no listed difference explains the case. */
export function explanationOf(found: PeerCase): string | null {
  const [ours, theirs] = [canonical(renderOurs(found)), canonical(renderWithPeer(found))];
  if (ours === theirs) return '';
  const listed = differences.find((difference) => difference.explains(found, ours, theirs));
  if (listed) return listed.what;
  return found.simpler?.find(({ case: simpler }) => explanationOf(simpler) !== null)?.without ?? null;
}
