import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './support/findChromium.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const REPORT = 'test-results/report.json';

/** The whole test command: every check, a build, and every unit, DOM and real-Chromium test. The last line adds them up. */
export function main(): void {
  mkdirSync('test-results', { recursive: true });
  rmSync(REPORT, { force: true });
  let failed = 0;

  ensureChromium(console.log);
  for (const script of ['check', 'build']) {
    if (!run('npm', ['run', '--silent', script])) {
      console.error(`npm run ${script} failed.`);
      failed += 1;
    }
  }
  const clean = run('npx', ['vitest', 'run', '--silent=passed-only', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`]);

  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  // A file that cannot even be loaded has no tests to count: it is one failure.
  failed +=
    report.numFailedTests + report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  if (!clean && failed === 0) failed = 1;
  const skipped = report.numPendingTests + report.numTodoTests;
  console.log(`${report.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function run(command: string, parameters: readonly string[]): boolean {
  // The runner of this very file has set it to "development"; what is built and tested here is the product.
  const { NODE_ENV: _, ...env } = process.env;
  return spawnSync(command, parameters, { env, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' }).status === 0;
}
