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

const REPORTS = 'test-results';

/**
 * The whole test command: every check, a build, and every unit, DOM and real-Chromium test; with `--lite` also the tests in Chromium once
 * more with Preact. The last line adds them up.
 */
export function main(args: readonly string[]): void {
  mkdirSync(REPORTS, { recursive: true });
  let failed = 0;

  ensureChromium(console.log);
  for (const script of ['check', 'build']) {
    if (!run('npm', ['run', '--silent', script])) {
      console.error(`npm run ${script} failed.`);
      failed += 1;
    }
  }
  const counts = [runTests('report', [])];
  if (args.includes('--lite')) counts.push(runTests('report-lite', ['--project=browser'], { FLAVOUR: 'lite' }));
  const sum = (key: keyof Counts) => counts.reduce((all, count) => all + count[key], 0);
  failed += sum('failed');
  const skipped = sum('skipped');
  console.log(`${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

function runTests(name: string, parameters: readonly string[], env: NodeJS.ProcessEnv = {}): Counts {
  const file = `${REPORTS}/${name}.json`;
  rmSync(file, { force: true });
  const reporters = ['--silent=passed-only', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const clean = run('npx', ['vitest', 'run', ...reporters, ...parameters], env);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  // A file that cannot even be loaded has no tests to count: it is one failure.
  const lost = report.testResults.filter((found) => found.status === 'failed' && found.assertionResults.length === 0).length;
  const failed = report.numFailedTests + lost;
  return {
    passed: report.numPassedTests,
    failed: !clean && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function run(command: string, parameters: readonly string[], more: NodeJS.ProcessEnv = {}): boolean {
  // The runner of this very file has set it to "development"; what is built and tested here is the product.
  const { NODE_ENV: _, ...own } = process.env;
  const env = { ...own, ...more };
  return spawnSync(command, parameters, { env, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' }).status === 0;
}
