import type { Finding } from './checkTemplates.ts';
import { describeFault } from './describeFault.ts';

export const FORMATS = ['text', 'json', 'github'] as const;
export type Format = (typeof FORMATS)[number];

/** For GitHub's log commands: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** As text, JSON or annotations of a pull request. */
export function formatFindings(findings: readonly Finding[], sources: ReadonlyMap<string, string>, format: Format): string {
  if (format === 'json') return `${JSON.stringify(findings, null, 2)}\n`;
  return findings
    .map((finding) =>
      format === 'github'
        ? `::${finding.severity} file=${finding.file},line=${finding.line},col=${finding.column},title=${finding.code}::${escaped(finding.message)}\n`
        : describeFault(finding, finding.file, sources.get(finding.file) ?? ''),
    )
    .join('');
}
