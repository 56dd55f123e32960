import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

it('is what tests that run beside each other wait with: `expect.poll` and `resolves` belong to whichever test began last', () => {
  const concurrent = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.browser.test.ts'))
    .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }))
    .filter(({ text }) => /^\s*(?:describe|it|test)\.concurrent\b/m.test(text));
  expect(concurrent.length).toBeGreaterThan(5);
  expect(concurrent.filter(({ text }) => /\bexpect\s*\.poll\b|\.(?:resolves|rejects)\s*\./.test(text)).map(({ name }) => name)).toEqual([]);
});
