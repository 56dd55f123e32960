import type { CaseResult, HostReport } from './HostReport.ts';

const SIGNS: Readonly<Record<CaseResult['status'], string>> = { passed: '✓', failed: '✗', absent: '–', unchecked: '?' };

/** One line of the report in words. */
export const formatCase = ({ feature, name, status, message }: CaseResult): string =>
  `${SIGNS[status]} ${feature}: ${name}${message === null ? '' : `\n    ${message}`}`;

/** Lists the features that the platform has, those that it lacks, and the records that the check has left. */
export function formatReport({ url, ok, features, cases, records }: HostReport): string {
  const widest = Math.max(...features.map(({ title }) => title.length));
  const rows = features.map(({ title, status, passed, failed, unchecked, without }) => {
    const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, unchecked > 0 && `${unchecked} not checked`].filter(Boolean);
    const consequence = status === 'absent' ? (without ?? 'The bundle needs it.') : counts.join(', ');
    return `${title.padEnd(widest)}  ${status.padEnd(9)}  ${consequence}`;
  });
  const count = (status: CaseResult['status']): number => cases.filter((one) => one.status === status).length;
  const sum = `${count('passed')} passed, ${count('failed')} failed, ${count('absent')} absent, ${count('unchecked')} not checked`;
  const left = records.length > 0 ? ['', 'Left on the platform:', ...records.map((record) => `  ${record}`)] : [];
  return [`${url}`, '', ...rows, ...left, '', `${ok ? 'It fits.' : 'It does not fit.'} ${sum}`].join('\n');
}

/** For test reports: a suite per feature (https://github.com/testmoapp/junitxml). */
export function toJUnit({ features, cases }: HostReport): string {
  const suites = features.map(({ name }) => {
    const own = cases.filter(({ feature }) => feature === name);
    const failures = own.filter(({ status }) => status === 'failed').length;
    const skipped = own.filter(({ status }) => status === 'absent' || status === 'unchecked').length;
    const lines = own.map(
      ({ name: title, status, message, ms }) =>
        `    <testcase classname="${escape(name)}" name="${escape(title)}" time="${ms / 1000}">${detail(status, message)}</testcase>`,
    );
    return [
      `  <testsuite name="${escape(name)}" tests="${own.length}" failures="${failures}" skipped="${skipped}">`,
      ...lines,
      '  </testsuite>',
    ].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="host-check">', ...suites, '</testsuites>', ''].join('\n');
}

function detail(status: CaseResult['status'], message: string | null): string {
  if (status === 'passed') return '';
  return `<${status === 'failed' ? 'failure' : 'skipped'} message="${escape(message ?? status)}"/>`;
}

/** Characters that XML does not allow are left out. */
const escape = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
