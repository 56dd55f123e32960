import type { SettingsTable } from '../../lib/settingReaders.ts';

/** The guide’s text for an event; HTML. */
export interface EventDoc {
  readonly when: string;
  /** The names in its detail. */
  readonly detail: string;
}

/** The guide’s texts for the events; the compiler finds a missing one. */
export type EventDocs<Events extends object> = { readonly [Name in keyof Events]: EventDoc };

/** What a setting is for, with the values it takes, as HTML; where its default is '', also what that means. */
export type SettingDoc = string | readonly [meaning: string, otherwise: string];

/** A setting as the guide lists it. */
export interface DescribedSetting {
  readonly name: string;
  readonly meaning: string;
  /** The default; HTML. */
  readonly otherwise: string;
}

/** Joins a table of settings with the words for them, which stand apart because no shopper needs them; the compiler finds a missing one. */
export const describeSettings = <Table extends SettingsTable>(
  table: Table,
  docs: { readonly [Key in keyof Table]: SettingDoc } & Readonly<Record<string, SettingDoc>>,
): readonly DescribedSetting[] =>
  Object.entries(table).map(([name, [, fallback]]) => {
    const doc = docs[name] as SettingDoc;
    const [meaning, otherwise] = typeof doc === 'string' ? [doc, codeOf(fallback)] : doc;
    return { name, meaning, otherwise };
  });

const codeOf = (fallback: unknown): string =>
  `<code>${String(fallback).replaceAll('&', '&amp;').replaceAll('{', '&#123;').replaceAll('}', '&#125;')}</code>`;
