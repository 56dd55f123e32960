import { spawnSync } from 'node:child_process';
import { environment, runChecks } from './runChecks.ts';

/** How many times longer than in `npm run test:all`. */
const SOAK = '5';
const TESTS = ['test/visitor/leaving', 'test/vitals/everyLoad', 'test/widgets/cart/cartModel', 'test/template/properties'];

/** `npm run soak`: visitors who leave at any moment, and the cart's model and the template's properties over many seeds; some ten minutes. */
export async function main(): Promise<void> {
  const broken = await runChecks(['build']);
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', ...TESTS], {
    env: { RUNS: '2000', ...environment(), SOAK },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  process.exitCode = broken.length > 0 ? 1 : (status ?? 1);
}
