import figures from './benchFigures.json' with { type: 'json' };

/** A page of the bench that sells one product, for a reader. */
export interface BenchRow {
  readonly name: string;
  /** kB of scripts and styles, brotli 11: until the page is idle, and until the product is in the cart. */
  readonly atRest: number;
  readonly toAdded: number;
  readonly requests: string;
  /** ms of the main thread, above the page without a script. */
  readonly cpuAtRest: number;
  readonly cpuOfPress: number;
  /** MB, above the page without a script. */
  readonly heap: string;
  /** ms from the press until the request leaves, at 1/4 speed over slow 4G: with nothing kept, and with everything kept. */
  readonly cold: number;
  readonly warm: number;
}

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'written by hand': 'written by hand, for this page alone',
    'ours, lite': 'Preact, modules',
    'ours, React': 'React, modules',
    'ours, lite, one file': 'Preact, one file',
    'ours, React, one file': 'React, one file',
    'Buy Button, in the page': 'Buy Button',
    'drop-in.js': 'drop-in.js',
    'liquid-ajax-cart': 'liquid-ajax-cart',
  }),
);

const kB = (bytes: number): number => Math.round(bytes / 1000);

/** The figures of the last `npm run bench -- first-add --publish`. */
export const benchFigures = {
  when: figures.when,
  rounds: figures.rounds,
  machine: `${figures.machine.processors} cores (${figures.machine.model}), Chromium ${figures.machine.chromium.split('.')[0]}`,
  rows: figures.results.flatMap((one): BenchRow[] => {
    const name = NAMES.get(one.name);
    if (name === undefined) return [];
    return [
      {
        name,
        atRest: kB(one.bytesAtRest),
        toAdded: kB(one.bytesToAdded),
        requests: `${one.requestsAtRest} + ${one.requestsToAdded - one.requestsAtRest}`,
        cpuAtRest: Math.round(one.cpuAtRest),
        cpuOfPress: Math.round(one.cpuOfPress),
        heap: (one.heap / 1e6).toFixed(1),
        cold: Math.round(one.cold ?? 0),
        warm: Math.round(one.warm ?? 0),
      },
    ];
  }),
};
