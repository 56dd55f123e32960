import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { guidePages } from '../../demo/guide/guidePages.ts';
import { readPage } from './readPage.ts';

export type SnippetLanguage = 'html' | 'js' | 'ts' | 'css' | 'json' | 'sh' | 'header';

export interface Snippet {
  /** The id of its `<pre>` where it has one, otherwise page and number, counted from 1: `consent 3`, `README 1`. */
  readonly name: string;
  readonly language: SnippetLanguage;
  readonly code: string;
}

const README = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
const NAMED: Readonly<Record<string, SnippetLanguage>> = { playwright: 'js', cypress: 'js', jsonc: 'json' };

const languageOf = (code: string, name: string): SnippetLanguage =>
  NAMED[name] ?? ((name as SnippetLanguage) || (code.trimStart().startsWith('<') ? 'html' : 'js'));

/** Every snippet that a reader may copy; those of the pages by widget and of the template language are run by tests of their own. */
export const snippets: readonly Snippet[] = [
  ...guidePages
    .filter(({ slug }) => slug !== 'reference/template-language' && !slug.startsWith('widgets/'))
    .flatMap(({ slug }) =>
      [...readPage(`/guide/${slug}`).querySelectorAll('pre > code')].map((element, at) => {
        const code = element.textContent ?? '';
        const name = element.id || element.parentElement!.id || `${slug} ${at + 1}`;
        return { name, language: languageOf(code, element.className), code };
      }),
    ),
  ...[...README.matchAll(/```(\w+)\n([^]*?)```/g)].map(([, language = '', code = ''], at) => ({
    name: `README ${at + 1}`,
    language: languageOf(code, language),
    code,
  })),
];

/** A snippet as a reader copies it. */
export function codeOf(name: string): string {
  const found = snippets.find((snippet) => snippet.name === name);
  if (!found)
    throw new Error(`The guide and the README have no snippet ${name}; there are: ${snippets.map((each) => each.name).join(', ')}.`);
  return found.code;
}
