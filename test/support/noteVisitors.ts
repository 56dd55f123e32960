import type { Browser, BrowserContext } from 'playwright-core';

export interface Visitor {
  readonly context: BrowserContext;
  readonly lines: readonly string[];
  isOpen(): boolean;
}

/** `TRACE=full` adds screenshots and DOM. It runs a script in the page, which tests of hostile pages would notice. */
const FULL = process.env['TRACE'] === 'full';

// One per worker, whose test files run in sequence.
const visitors = new Set<Visitor>();

export function noteVisitors(browser: Browser): void {
  browser.on('context', (context) => {
    const lines: string[] = [];
    let isOpen = true;
    visitors.add({ context, lines, isOpen: () => isOpen });
    context.on('close', () => (isOpen = false));
    context.on('console', (line) => lines.push(`console ${line.type()}: ${line.text()}`));
    context.on('weberror', (error) => lines.push(`error ${String(error.error())}`));
    context.on('response', (answer) => lines.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`));
    context.on('requestfailed', (request) => lines.push(`${request.failure()?.errorText} ${request.method()} ${request.url()}`));
    void context.tracing.start({ snapshots: FULL, screenshots: FULL, sources: FULL }).catch(() => undefined);
  });
}

export function takeVisitors(): Visitor[] {
  const taken = [...visitors];
  for (const visitor of taken) if (!visitor.isOpen()) visitors.delete(visitor);
  return taken;
}
