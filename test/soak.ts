import { spawnSync } from 'node:child_process';
import { environment, runChecks } from './runChecks.ts';
import { runVisits } from './soak/runVisits.ts';

/** Factor to `npm run test:all`. */
const SOAK = '5';
const TESTS = [
  'test/visitor/leaving',
  'test/visitor/month',
  'test/vitals/everyLoad',
  'test/widgets/cart/cartModel',
  'test/widgets/cart/cartSameItem',
  'test/template/properties',
];
const FLAVOURS = ['react', 'lite'] as const;

/**
 * `npm run soak`: random visits of the demo shop in three tabs, in both flavours; then interrupted visits, a shop's months in analytics,
 * and the cart's and template's properties over many seeds; an hour. `npm run soak -- visits` is the first alone, of the build that is
 * there: `VIEWS`, `ACTIONS` and `SEED` change it, `FLAVOUR` is one flavour.
 */
export async function main([only]: readonly string[] = []): Promise<void> {
  const broken = only === 'visits' ? [] : await runChecks(['build']);
  for (const flavour of FLAVOURS) {
    if ((process.env['FLAVOUR'] ?? flavour) === flavour) broken.push(...(await runVisits(flavour)));
  }
  process.exitCode = broken.length > 0 ? 1 : 0;
  if (only === 'visits') return;
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', ...TESTS], {
    env: { RUNS: '2000', ...environment(), SOAK },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
