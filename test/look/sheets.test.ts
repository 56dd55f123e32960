import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

it('every sheet stands in a layer of its kind, so that it is injected only where it is not linked, and a full look wins over a base', () => {
  const sheets = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, name)),
  );
  expect(sheets.length).toBeGreaterThan(30);
  const layersOf = (name: string) => new Set(readFileSync(join(ROOT, name), 'utf8').match(/@layer storefront[\w.]*(?= \{)/g));
  for (const name of sheets) {
    const kind = /(?:\.full|rooms)\.css$/.test(name) ? 'full' : 'base';
    expect([...layersOf(name)], name).toEqual([`@layer storefront.${kind}`]);
  }
});
