import type { Browser, BrowserContext } from 'playwright-core';

/** A browser context, and what its pages have written to the console and asked for. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly lines: readonly string[];
  isOpen(): boolean;
}

/**
 * `TRACE=full` records a picture and the DOM at each step as well. It runs a script in the page, which tests of hostile pages and of what
 * is left behind would notice.
 */
const FULL = process.env['TRACE'] === 'full';

// Of this worker, whose test files run one after another.
const visitors = new Set<Visitor>();

/** Notes what happens in each context that the browser opens, for a test that may fail. */
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

/** The visitors so far; those that have gone are forgotten. */
export function takeVisitors(): Visitor[] {
  const taken = [...visitors];
  for (const visitor of taken) if (!visitor.isOpen()) visitors.delete(visitor);
  return taken;
}
