import { spawnSync } from 'node:child_process';
import { environment, runChecks } from './runChecks.ts';

/** Factor to `npm run test:all`. */
const SOAK = '5';
const TESTS = [
  'test/visitor/leaving',
  'test/visitor/month',
  'test/vitals/everyLoad',
  'test/widgets/cart/cartModel',
  'test/template/properties',
];

/** `npm run soak`: interrupted visits, a shop's months in analytics, and the cart's and template's properties over many seeds; ten minutes. */
export async function main(): Promise<void> {
  const broken = await runChecks(['build']);
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', ...TESTS], {
    env: { RUNS: '2000', ...environment(), SOAK },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  process.exitCode = broken.length > 0 ? 1 : (status ?? 1);
}
