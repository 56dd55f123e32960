import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', environment: 'node', include: ['test/**/*.test.ts'], exclude: ['test/**/*.browser.test.ts'] } },
      { test: { name: 'dom', environment: 'happy-dom', include: ['test/**/*.dom.test.tsx'] } },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
