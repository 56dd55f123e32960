import type { GuidePage } from './guidePages.ts';

/** A section of a page, for the search. */
interface SearchEntry {
  readonly page: string;
  /** The section's heading; '' above the first one. */
  readonly title: string;
  readonly href: string;
  readonly words: string;
}

/** @param html what stands on the page below its heading */
export function searchEntries({ slug, title, intro }: GuidePage, html: string): readonly SearchEntry[] {
  const [first = '', ...rest] = html.split(/(?=<h2 id=)/);
  const sections = rest.map((section) => {
    const [heading = '', id = '', name = ''] = /^<h2 id="([^"]+)">(.*?)<\/h2>/.exec(section) ?? [];
    return { page: title, title: textOf(name), href: `/guide/${slug}#${id}`, words: textOf(section.slice(heading.length)) };
  });
  return [{ page: title, title: '', href: `/guide/${slug}`, words: `${intro} ${textOf(first)}` }, ...sections];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#123': '{',
  '#125': '}',
  '#39': "'",
};

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
