import { spawn } from 'node:child_process';

export const CHECKS: readonly string[] = ['types', 'lint', 'formatting', 'unused'];

/**
 * Runs scripts of package.json in parallel and shows the output of failures.
 *
 * @returns those that failed
 */
export async function runChecks(scripts: readonly string[]): Promise<string[]> {
  const results = await Promise.all(
    scripts.map(async (script) => {
      const started = Date.now();
      const { failed, output } = await runQuietly(script);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(failed ? `\nFAILED npm run ${script}\n${output}` : `  ${script}: ${seconds} s`);
      return failed ? [script] : [];
    }),
  );
  return results.flat();
}

/** The runner sets NODE_ENV to "development", but the product build is tested. */
export function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...rest } = process.env;
  return rest;
}

function runQuietly(script: string): Promise<{ readonly failed: boolean; readonly output: string }> {
  return new Promise((resolve) => {
    const output: string[] = [];
    const child = spawn('npm', ['run', '--silent', script], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (text: Buffer) => output.push(text.toString()));
    child.stderr.on('data', (text: Buffer) => output.push(text.toString()));
    child.on('close', (code) => resolve({ failed: code !== 0, output: output.join('') }));
  });
}
