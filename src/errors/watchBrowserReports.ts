import type { ErrorReport } from './events.ts';

const TYPES = ['csp-violation', 'deprecation'];

/** The fields we read: https://w3c.github.io/reporting/#reporting-observer */
interface BrowserReport {
  readonly type: string;
  readonly body: { readonly toJSON?: () => unknown } | null;
}

/** Facts that identify a report; samples of the page's text are left out. */
const FACTS = ['id', 'message', 'sourceFile', 'lineNumber', 'columnNumber', 'effectiveDirective', 'disposition'];

/**
 * Reports what the browser reports of our files (content security policy, deprecations), earlier reports included. Does nothing without the
 * Reporting API. Returns its off.
 */
export function watchBrowserReports(isOwn: (address: string) => boolean, record: (event: ErrorReport) => void): () => void {
  if (typeof ReportingObserver !== 'function') return () => undefined;
  const observer = new ReportingObserver(
    (reports: readonly BrowserReport[]) => {
      for (const { type, body } of reports) {
        const facts = factsOf(body);
        const { sourceFile } = facts;
        if (typeof sourceFile === 'string' && isOwn(sourceFile)) record({ name: type, data: facts, timestamp: Date.now() });
      }
    },
    { types: TYPES, buffered: true },
  );
  observer.observe();
  return () => observer.disconnect();
}

function factsOf(body: BrowserReport['body']): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  const read = (body?.toJSON?.() ?? body ?? {}) as Record<string, unknown>;
  for (const name of FACTS) if (read[name] !== null && read[name] !== undefined) facts[name] = read[name];
  return facts;
}

declare const ReportingObserver:
  | (new (
      callback: (reports: readonly BrowserReport[]) => void,
      options: { readonly types: readonly string[]; readonly buffered: boolean },
    ) => { observe(): void; disconnect(): void })
  | undefined;
