import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Documents that are not in the repository. A rule from outside is linked instead, so that its reader can follow it. */
const CITATION =
  /\b(?:spec(?:ification)?|contract|conventions)[ ,]*§|\bpage (?:conventions|contract)\b|\bthe spec\b|\bspec and platform\b/i;

const files = ['src', 'widgets', 'mocks', 'demo', 'build', 'test'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules') && /\.(?:tsx?|mjs|js|css|html)$/.test(name))
    .map((name) => join(folder, name)),
);

it('cites no document that a reader of the repository does not have', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((name) => CITATION.test(readFileSync(join(ROOT, name), 'utf8')))).toEqual([]);
});
