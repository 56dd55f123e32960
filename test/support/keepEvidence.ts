/**
 * Setup of the browser projects. For each visitor of a failed test `test-results/failed/` gets a trace (`npx playwright-core show-trace`),
 * screenshots, and console and requests as text.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { afterEach } from 'vitest';
import { takeVisitors, type Visitor } from './noteVisitors.ts';

const FOLDER = 'test-results/failed';

afterEach(async ({ task }) => {
  const visitors = takeVisitors();
  if (task.result?.state !== 'fail' || task.fails) return;
  const folder = join(FOLDER, nameOf(`${task.file.name} ${task.name}`));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all(visitors.map((visitor, index) => keep(visitor, join(folder, `visitor-${index + 1}`))));
  console.error(`What the browser saw is in ${folder}`);
});

async function keep({ context, lines, isOpen }: Visitor, path: string): Promise<void> {
  writeFileSync(`${path}.txt`, lines.join('\n'));
  if (!isOpen()) return;
  await Promise.allSettled(
    context.pages().map((page, index) => page.screenshot({ path: `${path}-page-${index + 1}.png`, timeout: 10_000 })),
  );
  await keepTrace(context, `${path}-trace.zip`);
}

async function keepTrace(context: BrowserContext, path: string): Promise<void> {
  try {
    await context.tracing.stopChunk({ path });
    await context.tracing.startChunk();
  } catch {
    // The context is closed, but its text is kept.
  }
}

const nameOf = (title: string): string => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 150);
