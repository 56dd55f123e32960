import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackage } from './installPackage.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe('the kit of the packed package, for features in TypeScript', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'));
  beforeAll(() => {
    installPackage(folder);
    // The configurations of the examples name it.
    symlinkSync(join(ROOT, 'node_modules/vite'), join(folder, 'node_modules/vite'));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const compile = (project: string): string =>
    spawnSync('node', [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project], { cwd: folder, encoding: 'utf8' }).stdout;

  it.each(['feature', 'wish-list'])('compiles the example %s by its own configuration', (example) => {
    cpSync(join(ROOT, 'demo/examples', example), join(folder, example), { recursive: true });
    expect(compile(example)).toBe('');
  });
});
