import { randomVisits, type SoakResult } from './randomVisits.ts';

const HEAP_LIMIT = 1_000_000;

/** A soak run of one flavour; prints its figures and returns what went against the shop's promises. */
export async function runVisits(flavour: 'react' | 'lite'): Promise<string[]> {
  const { VIEWS = '500', ACTIONS = '5000', SEED = '1' } = process.env;
  const started = Date.now();
  const options = { flavour, views: Number(VIEWS), actions: Number(ACTIONS), seed: Number(SEED) };
  const result = await randomVisits(options, console.log);
  const mistakes = [...result.wrong, ...findGrowth(result)];
  const { cartChanges, faults, outcomes, heapGrowth, base, end } = result;
  const ends = Object.entries(outcomes).map(([name, count]) => `${count} ${name}`);
  console.log(
    `${flavour}, seed ${SEED}: ${result.views} page views, ${result.actions} actions and ${cartChanges} changes of the cart (${ends.join(', ')}), ` +
      `${faults} with a fault, in ${Math.round((Date.now() - started) / 1000)} s; heap ${(heapGrowth / 1e6).toFixed(2)} MB more; ` +
      `after destroy() ${end.nodes} nodes and ${end.listeners} listeners (${base.nodes} and ${base.listeners} at first)`,
  );
  for (const mistake of mistakes) console.log(`  WRONG ${mistake}`);
  return mistakes;
}

function findGrowth({ heapGrowth, base, end }: SoakResult): string[] {
  return [
    ...(heapGrowth > HEAP_LIMIT ? [`the heap grew by ${heapGrowth} bytes`] : []),
    ...(end.nodes > base.nodes ? [`${end.nodes - base.nodes} nodes are left after destroy()`] : []),
    ...(end.listeners > base.listeners ? [`${end.listeners - base.listeners} listeners are left after destroy()`] : []),
  ];
}
