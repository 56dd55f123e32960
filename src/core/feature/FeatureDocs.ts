import { placeholdersOf } from '../../commerce/texts/fill.ts';
import { textKey, type Catalogue } from '../../commerce/texts/localize.ts';
import type { SettingsTable } from '../../lib/settingReaders.ts';

/** The guide’s text for an event; HTML. */
export interface EventDoc {
  readonly when: string;
  /** The names in its detail. */
  readonly detail: string;
}

/** The guide’s texts for the events; the compiler finds a missing one. */
export type EventDocs<Events extends object> = { readonly [Name in keyof Events]: EventDoc };

/** The guide’s text for a filter; HTML. */
export interface FilterDoc {
  /** The value that it changes. */
  readonly value: string;
  /** The detail that it gets. */
  readonly detail: string;
}

/** The guide’s texts for the filters; the compiler finds a missing one. */
export type FilterDocs<Filters extends object> = { readonly [Name in keyof Filters]: FilterDoc };

/** The purpose of a setting with the values it takes, as HTML; where its default is '', also the meaning of that. */
export type SettingDoc = string | readonly [meaning: string, otherwise: string];

/** A setting as the guide lists it. */
export interface DescribedSetting {
  readonly name: string;
  readonly meaning: string;
  /** The default; HTML. */
  readonly otherwise: string;
  /** Reads a value; `undefined`: it is none. */
  readonly read: SettingsTable[string][0];
}

/** Joins a table of settings with the words for them, which stand apart because no shopper needs them; the compiler finds a missing one. */
export const describeSettings = <Table extends SettingsTable>(
  table: Table,
  docs: { readonly [Key in keyof Table]: SettingDoc } & Readonly<Record<string, SettingDoc>>,
): readonly DescribedSetting[] =>
  Object.entries(table).map(([name, [read, fallback]]) => {
    const doc = docs[name] as SettingDoc;
    const [meaning, otherwise] = typeof doc === 'string' ? [doc, codeOf(fallback)] : doc;
    return { name, meaning, otherwise, read };
  });

const codeOf = (fallback: unknown): string =>
  `<code>${String(fallback).replaceAll('&', '&amp;').replaceAll('{', '&#123;').replaceAll('}', '&#125;')}</code>`;

/** A text as translators find it. */
export interface DescribedText {
  /** Its key in `localizedStrings`: `cart.empty`. */
  readonly key: string;
  /** The platform's own key, which is read first; '' where it has none. */
  readonly platformKey: string;
  /** The key that it had before, which is still read. */
  readonly formerKey: string;
  readonly english: string;
  /** The names in braces that a translation keeps, sorted. */
  readonly placeholders: readonly string[];
  /** Where it stands and what the placeholders are, for translators; HTML. */
  readonly meaning: string;
}

type KeysOf<Table extends Catalogue> = Table extends Catalogue ? keyof Table['texts'] & string : never;

/** Joins catalogues with the words for translators; the compiler finds a missing one. */
export function describeTexts<const Tables extends readonly Catalogue[]>(
  tables: Tables,
  docs: { readonly [Key in KeysOf<Tables[number]>]: string } & Readonly<Record<string, string>>,
): readonly DescribedText[] {
  const described = new Map<string, DescribedText>();
  for (const { name, texts } of tables) {
    for (const [formerKey, text] of Object.entries(texts)) {
      const [english, platformKey = ''] = typeof text === 'string' ? [text] : text;
      const key = textKey(name, formerKey);
      described.set(key, { key, platformKey, formerKey, english, placeholders: placeholdersOf(english), meaning: docs[formerKey] ?? '' });
    }
  }
  return [...described.values()];
}
