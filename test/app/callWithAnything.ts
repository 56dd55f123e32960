/**
 * Calls every method of a storefront with arguments that nobody should give: other types, objects that throw when they are read, circular and
 * revoked ones. Returns what was thrown, rejected, never answered, or answered without saying whether it was done. Refers to nothing outside
 * of itself, because it also runs in a page.
 *
 * @param storefront the global or its copy in Node
 * @param seed of the calls, which are always the same for it
 * @param rounds calls of each method
 */
export async function callWithAnything(
  storefront: object,
  { seed, rounds, patience }: { readonly seed: number; readonly rounds: number; readonly patience: number },
): Promise<{ readonly called: readonly string[]; readonly failures: readonly string[] }> {
  let state = seed;
  // https://en.wikipedia.org/wiki/Linear_congruential_generator
  const below = (count: number) => Math.floor(((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * count);
  const one = <Value>(values: readonly Value[]): Value => values[below(values.length)]!;
  const bang = (): never => {
    throw new Error('bang');
  };
  const circular: { self?: object; nan: number } = { nan: Number.NaN };
  circular.self = circular;
  const gone = Proxy.revocable({}, {});
  gone.revoke();
  const traps = { get: bang, has: bang, ownKeys: bang, getPrototypeOf: bang, getOwnPropertyDescriptor: bang };
  const keys =
    'itemId sku quantity additionalFields analytics marketing email password rememberMe cloneCart isExpress keys start end detail';
  const names = 'item-added analytics cart-change ready price button-label add on use scan destroyed __proto__ constructor'.split(' ');
  const lone: readonly [string, unknown][] = [
    ...[undefined, null, true, 0, -1, 1.5, Number.NaN, 1e308, 5n, '', '{}', '\0', '\ud800', '../..', 'a'.repeat(70_000)].map(
      (value) => [typeof value === 'string' ? `text of ${value.length}` : String(value), value] as [string, unknown],
    ),
    ...names.map((name) => [name, name] as [string, unknown]),
    ['a symbol', Symbol('a')],
    ['a list', [[]]],
    ['an object', {}],
    ['an object without prototype', Object.create(null)],
    ['a function that throws', bang],
    ['a circular object', circular],
    ['a revoked proxy', gone.proxy],
    ['a proxy that throws', new Proxy({}, traps)],
    ['a function’s proxy that throws', new Proxy(bang, traps)],
    ['a text that throws', { toString: bang, valueOf: bang, toJSON: bang, [Symbol.toPrimitive]: bang }],
    // oxlint-disable-next-line unicorn/no-thenable -- it is awaited by whoever takes it for a promise
    ['a promise that rejects', Object.fromEntries([['then', (_: unknown, reject: (error: Error) => void) => reject(new Error('bang'))]])],
    ...(typeof document === 'undefined'
      ? []
      : ([
          ['a comment', document.createComment('')],
          ['a fragment', document.createDocumentFragment()],
        ] as [string, unknown][])),
  ];
  /** A value, or an object that has such a value, or throws, under each of a few names that methods read. */
  const anything = (): [string, unknown] => {
    if (below(3) > 0) return one(lone);
    const made = {};
    const said = Array.from({ length: 1 + below(6) }, () => {
      const [key, [words, value]] = [one(keys.split(' ')), one(lone)];
      const throws = below(4) === 0;
      Object.defineProperty(made, key, { enumerable: true, configurable: true, ...(throws ? { get: bang } : { value }) });
      return `${key}: ${throws ? 'throws' : words}`;
    });
    return [`{ ${said.join(', ')} }`, made];
  };

  const methods: [name: string, call: (...given: unknown[]) => unknown][] = [];
  const collect = (from: object, path: string) => {
    for (const [name, member] of Object.entries(from)) {
      if (typeof member === 'function')
        methods.push([path + name, (...given) => (member as (...all: unknown[]) => unknown).apply(from, given)]);
      else if (typeof member === 'object' && member && !(member instanceof Promise)) collect(member as object, `${path}${name}.`);
    }
  };
  collect(storefront, '');
  // Ends what the others are called on.
  methods.sort(([name], [other]) => Number(name === 'destroy') - Number(other === 'destroy'));

  const failures: string[] = [];
  const answers: Promise<unknown>[] = [];
  const text = (error: unknown) => {
    try {
      return String(error);
    } catch {
      return 'something without words';
    }
  };
  for (const [name, call] of methods) {
    for (let round = 0; round < rounds; round += 1) {
      const given = Array.from({ length: below(4) }, anything);
      const words = `${name}(${given.map(([said]) => said).join(', ')})`;
      try {
        const answer = call(...given.map(([, value]) => value));
        if (typeof answer === 'function') (answer as () => void)();
        if (!(answer instanceof Promise)) continue;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const late = new Promise<string>((resolve) => (timer = setTimeout(resolve, patience, 'never')));
        const settled = answer.then(
          (value: unknown) => {
            const { ok, error } = Object(value) as { ok?: unknown; error?: { message?: unknown } };
            if (ok === false && typeof error?.message !== 'string') failures.push(`${words} gave no reason`);
            if (ok === undefined && value !== undefined && typeof value !== 'boolean') failures.push(`${words} answered ${text(value)}`);
          },
          (error: unknown) => failures.push(`${words} rejected: ${text(error)}`),
        );
        answers.push(
          Promise.race([settled, late]).then((outcome) => {
            clearTimeout(timer);
            if (outcome === 'never') failures.push(`${words} was never answered`);
          }),
        );
      } catch (error) {
        failures.push(`${words} threw: ${text(error)}`);
      }
    }
  }
  await Promise.all(answers);
  return { called: methods.map(([name]) => name), failures };
}
