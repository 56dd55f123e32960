import { Compiler } from '@squarespace/template-engine';
import Handlebars from 'handlebars';
import { compile } from '../../src/template';
import { type BenchPage, benchPages } from './templatePages';

/** Operations per second of each engine at one task; `null` where an engine cannot do it. */
export interface TemplateFigures {
  readonly page: string;
  readonly task: 'render' | 'parse';
  readonly ours: number;
  readonly peer: number | null;
  readonly handlebars: number | null;
}

const ROUNDS = 7;
const ROUND_MS = 250;

/** Renders and parses all pages with all engines, by turns within one run, and takes the middle of the rounds. */
export function measureTemplates(): TemplateFigures[] {
  return benchPages.flatMap((page) => [measure(page, 'render', renderers(page)), measure(page, 'parse', parsers(page))]);
}

type Work = () => string | object;

function renderers({ template, handlebars, data }: BenchPage): readonly (Work | null)[] {
  const ours = compile(template);
  const peer = new Compiler();
  const { code } = peer.parse(template);
  // Precompiled, as a page would ship it: the source of a function, evaluated once.
  const precompiled = handlebars && Handlebars.template(new Function(`return ${String(Handlebars.precompile(handlebars))}`)() as TemplateSpecification);
  return [() => ours.render(data).html, () => peer.execute({ code, json: data }).ctx.render(), precompiled ? () => precompiled(data) : null];
}

function parsers({ template, handlebars }: BenchPage): readonly (Work | null)[] {
  const peer = new Compiler();
  return [() => compile(template), () => peer.parse(template), handlebars ? () => Handlebars.parse(handlebars) : null];
}

function measure(page: BenchPage, task: 'render' | 'parse', works: readonly (Work | null)[]): TemplateFigures {
  const rounds = works.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [engine, work] of works.entries()) {
      const speed = work && perSecond(work);
      // The first round only warms up.
      if (speed && round > 0) rounds[engine]?.push(speed);
    }
  }
  const [ours = 0, peer = null, handlebars = null] = rounds.map((speeds) => speeds.toSorted((left, right) => left - right)[speeds.length >> 1] ?? null);
  return { page: page.name, task, ours: ours ?? 0, peer, handlebars };
}

function perSecond(work: Work): number {
  const started = performance.now();
  let length = 0;
  let times = 0;
  while (performance.now() - started < ROUND_MS) {
    // Reading the text makes engines finish it: a concatenation is put off until then.
    const result = work();
    length += typeof result === 'string' ? Buffer.byteLength(result) : 1;
    times++;
  }
  if (length === 0) throw new Error('An engine rendered nothing.');
  return (times * 1000) / (performance.now() - started);
}

/** Prints the figures: per second, and how many times ours is the other. */
export function main(): void {
  for (const { page, task, ours, peer, handlebars } of measureTemplates()) {
    const against = (name: string, other: number | null): string => (other === null ? '' : `  ${name} ${other.toFixed(0)}/s (${(ours / other).toFixed(2)}×)`);
    console.log(`${task} ${page}: ours ${ours.toFixed(0)}/s${against('template-engine', peer)}${against('handlebars', handlebars)}`);
  }
}
