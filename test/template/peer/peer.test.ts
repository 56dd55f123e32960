import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { differences } from './differences.ts';
import { explanationOf, renderOurs } from './explanationOf.ts';
import type { PeerCase } from './PeerCase.ts';
import { randomCase } from './randomCase.ts';
import { renderWithPeer } from './renderWithPeer.ts';

const RUNS = Number(process.env['TEMPLATE_PEER_RUNS'] ?? 2000);
const SEED = Number(process.env['TEMPLATE_PEER_SEED'] ?? 20_251_122);

describe('The other engine of the same language', () => {
  const examples = differences.flatMap(({ what, examples: list }) => list.map((example) => [what, example] as const));
  it.each(examples)('differs in %s', (_what, [template, data, ours, theirs, locale = 'en-US']) => {
    const found: PeerCase = { kind: 'text', about: '', template, data, partials: {}, locale };
    expect(canonical(renderOurs(found))).toBe(canonical(ours));
    expect(canonical(renderWithPeer(found))).toBe(canonical(theirs));
    expect(canonical(ours)).not.toBe(canonical(theirs));
  });

  it(`renders ${RUNS} random cases as we do, but for what the list explains`, () => {
    const counts = new Map<string, number>();
    fc.assert(
      fc.property(randomCase, (found) => {
        const explanation = explanationOf(found);
        if (explanation) counts.set(explanation, (counts.get(explanation) ?? 0) + 1);
        if (explanation === null) expect(canonical(renderOurs(found)), found.template).toBe(canonical(renderWithPeer(found)));
      }),
      { numRuns: RUNS, seed: SEED },
    );
    const explained = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (process.env['TEMPLATE_PEER_COUNTS']) console.log([...counts].map(([what, count]) => `${count} ${what}`).join('\n'));
    // Most cases must agree, because a list that explains everything shows nothing.
    expect(explained).toBeLessThan(RUNS / 5);
  }, 600_000);
});
