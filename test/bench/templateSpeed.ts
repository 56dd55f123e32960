import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { CLDRFramework, type CLDR } from '@phensley/cldr';
import { Compiler } from '@squarespace/template-engine';
import Handlebars from 'handlebars';
import type { compile } from '../../src/template/index.ts';
import type { BenchContext } from './BenchContext.ts';
import { type BenchPage, benchPages } from './templatePages.ts';
import { templateRobustness } from './templateRobustness.ts';

/** Operations per second; `null` where an engine cannot do it. */
export interface TemplateFigures {
  readonly page: string;
  readonly task: 'render' | 'parse';
  readonly ours: number;
  readonly peer: number | null;
  readonly handlebars: number | null;
}

const ROUNDS = 9;
const WARM_UP = 2;
const ROUND_MS = 100;

type Compile = typeof compile;

/** All pages and engines in turns within one run; medians of the rounds. */
export function measureTemplates(compileOurs: Compile): TemplateFigures[] {
  return benchPages.flatMap((page) => [
    measure(page, 'render', renderers(page, compileOurs)),
    measure(page, 'parse', parsers(page, compileOurs)),
  ]);
}

const enUs: CLDR = new CLDRFramework({
  loader: (language: string): unknown => createRequire(import.meta.url)(`@phensley/cldr/packs/${language}.json`),
}).get('en-US');

type Work = () => string | object;

function renderers({ template, handlebars, data, withoutLocale }: BenchPage, compileOurs: Compile): readonly (Work | null)[] {
  const ours = compileOurs(template);
  const peer = new Compiler();
  const { code } = peer.parse(template);
  // Precompiled as a page would ship it.
  const precompiled =
    handlebars && Handlebars.template(new Function(`return ${String(Handlebars.precompile(handlebars))}`)() as TemplateSpecification);
  return [
    withoutLocale ? () => ours.render(data, { locale: null }).html : () => ours.render(data).html,
    () => peer.execute({ code, json: data, enableExpr: true, ...(!withoutLocale && { cldr: enUs }) }).ctx.render(),
    precompiled ? () => precompiled(data) : null,
  ];
}

function parsers({ template, handlebars }: BenchPage, compileOurs: Compile): readonly (Work | null)[] {
  const peer = new Compiler();
  return [() => compileOurs(template), () => peer.parse(template), handlebars ? () => Handlebars.parse(handlebars) : null];
}

function measure(page: BenchPage, task: 'render' | 'parse', works: readonly (Work | null)[]): TemplateFigures {
  const rounds = works.map((): number[] => []);
  const batches = works.map((work) => (work ? batchOf(work) : 0));
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const [engine, work] of works.entries()) {
      const speed = work && perSecond(work, batches[engine] ?? 1);
      if (speed && round >= WARM_UP) rounds[engine]?.push(speed);
    }
  }
  const [ours, peer = null, handlebars = null] = rounds.map(
    (speeds) => speeds.toSorted((left, right) => left - right)[speeds.length >> 1] ?? null,
  );
  return { page: page.name, task, ours: ours ?? 0, peer, handlebars };
}

/** Reads one character, because engines build concatenated texts lazily; reading all would take longer than rendering. */
function repeat(work: Work, times: number): void {
  for (let time = 0; time < times; time++) {
    const result = work();
    if (typeof result === 'string' && Number.isNaN(result.charCodeAt(result.length - 1))) throw new Error('An engine rendered nothing.');
  }
}

function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Repetitions in a fifth of a round, because reading the clock takes time. */
function batchOf(work: Work): number {
  let batch = 1;
  while (timeOf(() => repeat(work, batch)) < ROUND_MS / 5) batch *= 2;
  return batch;
}

function perSecond(work: Work, batch: number): number {
  let time = 0;
  let times = 0;
  while (time < ROUND_MS) {
    time += timeOf(() => repeat(work, batch));
    times += batch;
  }
  return (times * 1000) / time;
}

/** Node's own import, because vite's module runner is closed when the measurement runs. */
const importPlainly = new Function('path', 'return import(path)') as (path: string) => Promise<unknown>;

/** The built engine and two others in operations per second of CPU time, then the robustness table. */
export async function templateSpeed({ print }: Pick<BenchContext, 'print'>): Promise<{ readonly figures: readonly TemplateFigures[] }> {
  const built = (await importPlainly(resolve('dist/template.js'))) as { compile: Compile };
  const figures = measureTemplates(built.compile);
  for (const { page, task, ours, peer, handlebars } of figures) {
    const against = (name: string, other: number | null): string =>
      other === null ? '' : `  ${name} ${other.toFixed(0)}/s (${(ours / other).toFixed(2)}×)`;
    print(`${task} ${page}: ours ${ours.toFixed(0)}/s${against('template-engine', peer)}${against('handlebars', handlebars)}`);
  }
  templateRobustness(built.compile, print);
  return { figures };
}
