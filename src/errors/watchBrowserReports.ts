import type { ErrorEvent } from './schemas/errorEvent.ts';

const TYPES = ['csp-violation', 'deprecation'];

/** What we read of a report: https://w3c.github.io/reporting/#reporting-observer, and of each type the source that it names. */
interface BrowserReport {
  readonly type: string;
  readonly body: { readonly toJSON?: () => unknown } | null;
}

/** The facts of a report that say what happened and where; no sample of the page's own text is among them. */
const FACTS = ['id', 'message', 'sourceFile', 'lineNumber', 'columnNumber', 'effectiveDirective', 'disposition'];

/**
 * Tells what the browser reports of our files: something blocked by the page's content security policy, and features that are to go.
 * Reports from before count too. Does nothing where the browser has no Reporting API. Returns its off.
 * @param isOwn whether a file, by its address, is ours
 */
export function watchBrowserReports(isOwn: (address: string) => boolean, record: (event: ErrorEvent) => void): () => void {
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
