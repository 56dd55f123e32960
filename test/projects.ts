import { resolve } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';

const BROWSER_TESTS = {
  environment: 'node',
  setupFiles: 'test/support/keepEvidence.ts',
  // These end what hangs, and no test counts on them: CI may be ten times slower than this machine, where the longest take some 15 s.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // As patient as `waitFor` of a page (test/support/launchChromium.ts).
  expect: { poll: { timeout: 60_000 } },
  // After the others, and two at a time: the files that a worker runs share a browser.
  isolate: false,
  maxWorkers: 2,
  maxConcurrency: 3,
  sequence: { groupOrder: 1 },
} as const;

// Properties run hundreds of cases each, on machines that may be busy with other things.
const UNIT_TESTS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } }, maxWorkers: 2 } as const;

/** Which tests run where: by the ends of their names, as README.md beside this file says. */
export const TEST_PROJECTS: TestProjectConfiguration[] = [
  {
    test: {
      ...UNIT_TESTS,
      name: 'node',
      include: ['test/**/*.test.ts'],
      exclude: ['test/**/*.browser.test.ts', 'test/build/**'],
      setupFiles: ['test/support/patience.ts'],
      isolate: false,
    },
  },
  {
    // As the examples of features name it.
    resolve: { alias: { 'storefront-embed/kit': resolve(import.meta.dirname, '../src/kit.ts') } },
    test: {
      ...UNIT_TESTS,
      name: 'dom',
      include: ['test/**/*.dom.test.tsx'],
      environment: 'happy-dom',
      setupFiles: ['test/support/patience.dom.ts'],
      // With a window and modules for each file: many tests compare the whole document before and after, and what the modules of the
      // file before have left there (style sheets, the region for announcements, channels to other tabs, cookies) would be in it.
      isolate: true,
    },
  },
  // Tests of the files that `npm run build` has made.
  {
    test: {
      ...UNIT_TESTS,
      name: 'built',
      include: ['test/build/**/*.test.ts'],
      exclude: ['test/**/*.browser.test.ts'],
      setupFiles: ['test/support/patience.ts'],
    },
  },
  { test: { ...BROWSER_TESTS, name: 'walks', include: ['test/**/*.walk.browser.test.ts'] } },
  { test: { ...BROWSER_TESTS, name: 'browser', include: ['test/**/*.browser.test.ts'], exclude: ['test/**/*.walk.browser.test.ts'] } },
];
