import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { launchChromium } from '../support/launchChromium.ts';
import type { BenchContext } from './BenchContext.ts';
import { startBenchServer } from './benchServer.ts';
import { bytes } from './bytes.ts';
import { cartPage } from './cartPage.ts';
import { firstAdd } from './firstAdd.ts';
import { freezeDist } from './freezeDist.ts';
import { galleries } from './galleries.ts';
import { interaction } from './interaction.ts';
import { lists } from './lists.ts';
import { pageSpeed } from './pageSpeed.ts';
import { profile } from './profile.ts';
import { publish } from './publish.ts';
import { slowPaint } from './slowPaint.ts';
import { templateSpeed } from './templateSpeed.ts';
import { visit } from './visit.ts';

interface Bench {
  readonly name: string;
  /** Whether it runs when none is named. */
  readonly always: boolean;
  /** Prints its tables; what it returns goes into the JSON file under its name. */
  readonly run: (context: BenchContext) => Promise<object>;
}

const BENCHES: readonly Bench[] = [
  { name: 'bytes', always: true, run: bytes },
  { name: 'first-add', always: true, run: firstAdd },
  { name: 'lists', always: true, run: lists },
  { name: 'interaction', always: true, run: interaction },
  { name: 'galleries', always: true, run: galleries },
  { name: 'cart', always: true, run: cartPage },
  { name: 'visit', always: true, run: visit },
  { name: 'page-speed', always: true, run: pageSpeed },
  { name: 'slow-paint', always: false, run: slowPaint },
  { name: 'template', always: true, run: templateSpeed },
  { name: 'profile', always: false, run: profile },
];

const RESULT = 'test-results/bench.json';
/** No name but the loopback's leads anywhere: fonts, pictures and APIs of others fail at once, without a request being intercepted. */
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
/**
 * With an inspector attached, V8 records a stack for each request and timer and reparses each script on it, which takes five times what the
 * script takes and happens in no visitor's browser. With this flag line numbers are kept at compile time, for 2 % of the heap.
 */
const LINES_KEPT = '--js-flags=--no-enable-lazy-source-positions';

/**
 * Measures the build: `npm run bench`, or some benches by name: `npm run bench -- bytes`, or every one: `npm run bench -- all`. Options:
 * `--rounds=5`, `--sizes=1,10,100`, `--publish` (keeps the figures of `first-add` for the guide). Prints tables and writes
 * `test-results/bench.json`.
 */
export async function main(args: readonly string[]): Promise<void> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const isWanted = ({ name, always }: Bench) => (names.length > 0 ? names.includes('all') || names.includes(name) : always);
  const unknown = names.filter((name) => name !== 'all' && !BENCHES.some((bench) => bench.name === name));
  if (unknown.length > 0)
    throw new Error(`No bench is called ${unknown.join(', ')}; there are: ${BENCHES.map(({ name }) => name).join(', ')}.`);
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;

  const dist = freezeDist();
  const server = await startBenchServer(dist.folder);
  const browser = await launchChromium([OFFLINE, LINES_KEPT]);
  try {
    const context: BenchContext = { browser, server, dist, option, print: console.log };
    const machine = { cpus: cpus().length, model: cpus()[0]?.model ?? '', load: loadavg(), chromium: browser.version() };
    console.log(`${machine.cpus} processors (${machine.model}), load ${machine.load[0]?.toFixed(1)}, Chromium ${machine.chromium}`);
    const results: Record<string, object> = { machine };
    for (const bench of BENCHES) {
      if (isWanted(bench)) results[bench.name] = await bench.run(context);
    }
    mkdirSync('test-results', { recursive: true });
    writeFileSync(RESULT, `${JSON.stringify({ when: new Date().toISOString(), ...results, loadAfter: loadavg() }, null, 2)}\n`);
    console.log(`\nWritten to ${RESULT}.`);
    if (args.includes('--publish') && results['first-add']) {
      const { cpus: processors, model, chromium } = machine;
      await publish({ when: new Date().toISOString().slice(0, 10), machine: { processors, model, chromium }, ...results['first-add'] });
    }
  } finally {
    await browser.close();
    await server.close();
    dist.remove();
  }
}
