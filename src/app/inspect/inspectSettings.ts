import type { ConfigSources } from '../../core/config.ts';
import { readContext } from '../../core/page/readContext.ts';
import type { Inspection, InspectedSetting } from './Inspection.ts';

/** The settings that were read so far, in alphabetical order, each with the source whose value is in force. */
export function inspectSettings({ known, page, tagData, options }: ConfigSources): InspectedSetting[] {
  const sources = [
    ['start()', options],
    ['script tag', tagData],
    ['page context', readContext(page).storefront],
  ] as const;
  const settings = [...(known ?? [])].flatMap(([table, values]) =>
    Object.entries(table).map(([name, [read]]) => {
      const source = sources.find(
        ([, record]) => record && Object.hasOwn(record, name) && read((record as Record<string, unknown>)[name]) !== undefined,
      );
      return { name, value: shown((values as Record<string, unknown>)[name]), from: source?.[0] ?? ('default' as const) };
    }),
  );
  return [...settings].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const EMAIL = /[^\s@"]+@[^\s@"]+/g;

/** Data as JSON has it, without e-mail addresses. */
const shown = (value: unknown): unknown => JSON.parse((JSON.stringify(value) ?? 'null').replace(EMAIL, '…')) as unknown;

/** The flags that the page context names as on. */
export function inspectFlags(page: Document): Inspection['flags'] {
  const { betaFeatureFlags, featureFlags } = readContext(page) as { betaFeatureFlags?: unknown; featureFlags?: unknown };
  const listed = Array.isArray(betaFeatureFlags) ? betaFeatureFlags.filter((name) => typeof name === 'string') : [];
  const switched = Object.entries(Object(featureFlags) as object).flatMap(([name, on]) => (on === true ? name : []));
  return [
    ...listed.map((name: string) => ({ name, from: 'page context betaFeatureFlags' })),
    ...switched.map((name) => ({ name, from: 'page context featureFlags' })),
  ];
}
