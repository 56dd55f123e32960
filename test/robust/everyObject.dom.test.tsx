import { expect, it, vi } from 'vitest';

interface Parser {
  safeParse(raw: unknown): { readonly success: boolean };
}

/** Everything but what starts when it is imported: the one file's entry and the command. */
const modules = import.meta.glob<Record<string, unknown>>([
  '../../{src,widgets}/**/*.{ts,tsx}',
  '!../../widgets/global.ts',
  '!../../src/template/cli.ts',
]);

it('imports every module, and reads with every schema, where something on every object cannot be hidden or taken away', async () => {
  // It stays, so this stands in a file of its own: each of these has a process to itself.
  const everyObject = Object.prototype;
  Object.defineProperty(everyObject, 'extend', { value: (name: unknown) => name, enumerable: true, writable: true });
  vi.stubGlobal('__VERSION__', '1.2.3');
  const failed: string[] = [];
  const schemas: string[] = [];
  const loaded: Record<string, unknown>[] = [];
  for (const [path, load] of Object.entries(modules)) {
    await load().then(
      (module) => loaded.push(module),
      (error: unknown) => failed.push(`${path}: ${String(error)}`),
    );
  }
  expect(failed).toEqual([]);
  for (const [name, make] of loaded.flatMap((module) => Object.entries(module))) {
    if (!name.endsWith('Schema') || name === 'lazySchema') continue;
    schemas.push(name);
    expect([name, (make as () => Parser)().safeParse('neither a list nor a record').success]).toEqual([name, false]);
  }
  expect(loaded.length).toBeGreaterThan(500);
  expect(schemas.length).toBeGreaterThan(25);
});
