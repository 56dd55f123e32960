import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { CHECKS, environment, runChecks } from './runChecks.ts';
import { ensureChromium } from './support/findChromium.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const REPORTS = 'test-results';

/** Tests that also run with Preact. */
const LITE_FOLDERS = ['test/widgets/', 'test/storefront/', 'test/robust/mounts'];

/**
 * `npm test`: checks, build, all tests in Node, happy-dom and of built files, and walks in Chromium with React. `--all` (`npm run
 * test:all`): every test in Chromium, and again with Preact where parts are rendered. The last line sums up.
 */
export async function main(args: readonly string[]): Promise<void> {
  const all = args.includes('--all');
  mkdirSync(REPORTS, { recursive: true });
  rmSync(`${REPORTS}/failed`, { recursive: true, force: true });
  ensureChromium(console.log);

  const broken = await runChecks([...CHECKS, 'build']);
  const browser = all ? ['walks', 'browser'] : ['walks'];
  const counts = [runTests('report', ['node', 'dom', 'built', ...browser])];
  if (all) counts.push(runTests('report-lite', browser, LITE_FOLDERS, { FLAVOUR: 'lite' }));

  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  const failed = broken.length + sum('failed');
  const skipped = sum('skipped');
  console.log(`${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function runTests(name: string, projects: readonly string[], paths: readonly string[] = [], more: NodeJS.ProcessEnv = {}): Counts {
  const file = `${REPORTS}/${name}.json`;
  rmSync(file, { force: true });
  const parameters = ['vitest', 'run', '--silent=passed-only', ...projects.map((project) => `--project=${project}`), ...paths];
  const { status } = spawnSync('npx', ['--no-install', ...parameters], {
    env: { ...environment(), ...more, TEST_REPORT: file },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  // A file that fails to load counts as one failure.
  const lost = report.testResults.filter((found) => found.status === 'failed' && found.assertionResults.length === 0).length;
  const failed = report.numFailedTests + lost;
  return {
    passed: report.numPassedTests,
    failed: status !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
