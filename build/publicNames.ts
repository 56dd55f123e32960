import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { operationList } from '../mocks/contract/operations.ts';
import { plainText } from '../src/diagnostics/plainText.ts';
import { publicList, settingAttribute } from '../src/diagnostics/publicList.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** A value of an attribute, or an attribute, as editors want it: https://github.com/microsoft/vscode-custom-data */
interface EditorName {
  readonly name: string;
  readonly description: string;
  readonly values?: readonly EditorName[];
}

const named = (docs: Readonly<Record<string, string>>): EditorName[] =>
  Object.entries(docs).map(([name, meaning]) => ({ name, description: plainText(meaning) }));

/** Attributes and their values for completion and hints while HTML is written: https://code.visualstudio.com/api/extension-guides/custom-data-extension */
export function htmlCustomData(): { version: number; globalAttributes: EditorName[]; tags: object[] } {
  const hooks = Object.entries(publicList.hooks).map(([name, { meaning, inside }]) => ({
    name,
    description: `${plainText(meaning)}${inside ? `; inside a ${inside}` : ''}`,
  }));
  const settings = publicList.settings.map(({ name, meaning, otherwise }) => ({
    name: settingAttribute(name),
    description: `${plainText(meaning)} (default: ${plainText(otherwise)})`,
  }));
  return {
    version: 1.1,
    globalAttributes: [
      { name: 'data-storefront', description: 'makes an element a part of the shop', values: hooks },
      ...named(publicList.attributes).map((attribute) =>
        attribute.name === 'data-storefront-slot' ? { ...attribute, values: named(publicList.slots) } : attribute,
      ),
    ],
    tags: [{ name: 'script', attributes: settings }],
  };
}

/** Every public name, by kind: those of the list, the tokens and classes of the style sheets, and the platform's calls. */
export function publicNames(): Readonly<Record<string, readonly string[]>> {
  const styles = filesOf('.css');
  return {
    hooks: Object.keys(publicList.hooks),
    attributes: ['data-storefront', ...Object.keys(publicList.attributes)],
    settings: publicList.settings.map(({ name }) => settingAttribute(name)),
    slots: Object.keys(publicList.slots),
    events: Object.keys(publicList.events),
    filters: Object.keys(publicList.filters),
    texts: publicList.texts.map(({ key }) => key),
    storageKeys: publicList.storageKeys,
    tokens: allOf(`${styles}${filesOf('.tsx')}`, /(?<=var\()--storefront-[a-z0-9-]+|--storefront-[a-z0-9-]+(?=: )/g),
    classes: allOf(styles, /(?<=\.)storefront-[a-z0-9-]+/g),
    endpoints: operationList.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  };
}

/** The text of all files of a kind; components name custom properties too. */
const filesOf = (ending: string): string =>
  ['src', 'widgets']
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(ROOT, folder, name)))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');

const allOf = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])].toSorted();
