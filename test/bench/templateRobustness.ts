import type { compile, Rendering, RenderOptions } from '../../src/template/index.ts';

type Render = (source: string, data: unknown, options?: RenderOptions) => Rendering;

/** A template or data that could bring an engine down, by size, and its expected result. */
interface Row {
  readonly what: string;
  /** Tags, elements or characters of the smaller run; the larger has twice as many. */
  readonly size: number;
  /** False where a limit ends the work. */
  readonly isLinear: boolean;
  run(render: Render, size: number): Rendering;
}

const trap = (): object =>
  Object.defineProperty({}, 'bad', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });

function cyclic(): object {
  const data: Record<string, unknown> = { name: 'x' };
  data['self'] = data;
  return data;
}

const listOf = (length: number): number[] => Array.from({ length }, (_, index) => index);

const rows: readonly Row[] = [
  {
    what: 'sections within sections',
    size: 20_000,
    isLinear: true,
    run: (render, size) => render('{.section a}'.repeat(size) + 'x' + '{.end}'.repeat(size), cyclic()),
  },
  {
    what: 'sections never closed',
    size: 20_000,
    isLinear: true,
    run: (render, size) => render('{.section a}'.repeat(size), {}),
  },
  {
    what: 'a partial that calls itself',
    size: 1000,
    isLinear: true,
    run: (render, size) => render('{@|apply p}'.repeat(size), 1, { partials: { p: '{@|apply p}' } }),
  },
  {
    what: 'a partial that calls itself twice',
    size: 1,
    isLinear: false,
    run: (render, size) => render('{@|apply p}'.repeat(size), 1, { partials: { p: '{@|apply p}{@|apply p}' } }),
  },
  {
    what: 'a loop of many turns',
    size: 200_000,
    isLinear: true,
    run: (render, size) => render('{.repeated section @}{@},{.end}', listOf(size)),
  },
  {
    what: 'loops within loops, to a limit',
    size: 1000,
    isLinear: false,
    run: (render, size) =>
      render(
        '{.repeated section a}{.var @list b}{.repeated section @list}x{.end}{.end}',
        { a: listOf(size), b: listOf(size) },
        { limits: { steps: 100_000 } },
      ),
  },
  { what: 'long text', size: 5_000_000, isLinear: true, run: (render, size) => render('x'.repeat(size), {}) },
  { what: 'open braces', size: 500_000, isLinear: true, run: (render, size) => render('{'.repeat(size), {}) },
  {
    what: 'braces that make no tag',
    size: 200_000,
    isLinear: true,
    run: (render, size) => render('{ a}'.repeat(size), {}),
  },
  {
    what: 'a long expression',
    size: 50_000,
    isLinear: true,
    run: (render, size) => render(`{.eval ${'1 + '.repeat(size)}1}`, {}),
  },
  {
    what: 'parentheses within parentheses',
    size: 50_000,
    isLinear: true,
    run: (render, size) => render(`{.eval ${'('.repeat(size)}1${')'.repeat(size)}}`, {}),
  },
  {
    what: 'many variables of one scope',
    size: 16_000,
    isLinear: true,
    run: (render, size) =>
      render(
        listOf(size)
          .map((index) => `{.var @v${index} name}{@v${index}}`)
          .join(''),
        { name: 'x' },
      ),
  },
  {
    what: 'data that lead back to themselves',
    size: 100_000,
    isLinear: true,
    run: (render, size) => render(`{self${'.self'.repeat(size)}.name}{@|json}`, cyclic()),
  },
  { what: 'data that throw', size: 20_000, isLinear: true, run: (render, size) => render('{bad}x'.repeat(size), trap()) },
  {
    what: 'names of prototypes',
    size: 20_000,
    isLinear: true,
    run: (render, size) => render('{__proto__}{constructor}{toString}{a.constructor.name}{@|prop __proto__}'.repeat(size), { a: [] }),
  },
];

/** Processor time in ms: other programs on the machine do not count. */
function timeOf(run: () => Rendering): { readonly ms: number; readonly result: Rendering } {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

const ROUNDS = 5;

/** Each row at a size and twice that: least time, result, and their ratio. */
export function templateRobustness(compileOurs: typeof compile, print: (line: string) => void): void {
  const render: Render = (source, data, options) => {
    const template = compileOurs(source);
    const { html, errors } = template.render(data, options);
    return { html, errors: [...template.errors, ...errors] };
  };
  for (const { what, size, isLinear, run } of rows) {
    const [small = Number.NaN, large = Number.NaN] = [size, size * 2].map((length) =>
      Math.min(...Array.from({ length: ROUNDS }, () => timeOf(() => run(render, length)).ms)),
    );
    const { html, errors } = run(render, size * 2);
    const codes = [...new Set(errors.map(({ code }) => code))].join(', ') || 'no error';
    print(
      `${what}: ${size * 2} in ${large.toFixed(1)} ms, ${(large / small).toFixed(1)}× half as many${isLinear ? '' : ' (ended by a limit)'};` +
        ` ${html.length} characters, ${errors.length} errors (${codes})`,
    );
  }
}
