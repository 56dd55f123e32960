import type { Reporter, SerializedError } from 'vitest/node';

/** Interval (ms) of progress lines in a log. */
const LOG_INTERVAL = 60_000;

type Failure = Pick<SerializedError, 'message' | 'stack'> & { readonly diff?: string | undefined };

/** A Vitest reporter: failures at once, and one progress line that a terminal rewrites and a log repeats once a minute. */
export function createProgress(): Reporter {
  const isTerminal = process.stdout.isTTY === true && !process.env['CI'];
  const started = Date.now();
  let lastWritten = started;
  let passed = 0;
  let failed = 0;
  let files = 0;
  let filesDone = 0;

  const write = () => {
    lastWritten = Date.now();
    const line = `  ${passed} tests passed, ${failed} failed, ${filesDone} of ${files} files, ${clock(lastWritten - started)}`;
    process.stdout.write(isTerminal ? `\r\u001B[K${line}` : `${line}\n`);
  };
  const writeSometimes = () => {
    if (isTerminal || Date.now() - lastWritten >= LOG_INTERVAL) write();
  };
  const fail = (where: string, errors: readonly Failure[] = []) => {
    failed += 1;
    const texts = errors.map(({ message, diff, stack }) => [message, diff, ownFrames(stack)].filter(Boolean).join('\n'));
    process.stdout.write(`${isTerminal ? '\r\u001B[K' : ''}\nFAILED ${where}\n${texts.join('\n')}\n\n`);
  };

  return {
    onTestRunStart(specifications) {
      files = specifications.length;
    },
    onTestCaseResult(test) {
      const { state, errors } = test.result();
      if (state === 'passed') passed += 1;
      if (state === 'failed') fail(`${test.project.name} ${test.module.relativeModuleId} > ${test.fullName}`, errors);
      writeSometimes();
    },
    // A failed hook leaves its tests without results.
    onTestSuiteResult(suite) {
      const errors = suite.errors();
      if (errors.length > 0) fail(`${suite.project.name} ${suite.module.relativeModuleId} > ${suite.fullName}`, errors);
    },
    onTestModuleEnd(module) {
      filesDone += 1;
      const errors = module.errors();
      if (errors.length > 0) fail(`${module.project.name} ${module.relativeModuleId}`, errors);
      writeSometimes();
    },
    onTestRunEnd(_modules, unhandled) {
      if (unhandled.length > 0) fail('outside of any test', unhandled);
      write();
      if (isTerminal) process.stdout.write('\n');
    },
  };
}

function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

function ownFrames(stack = ''): string {
  const frames = stack.split('\n').filter((line) => line.includes(process.cwd()) && !line.includes('node_modules'));
  return frames.map((line) => line.replace(`${process.cwd()}/`, '')).join('\n');
}
