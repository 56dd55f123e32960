import type { PageResult } from '../pages/pageRequest.ts';
import { guideAnchors } from './guideAnchors.ts';
import { guideData } from './guideData.ts';
import { exampleProduct, readExample } from './guideExamples.ts';
import { guidePages, type GuideGroup, type GuidePage } from './guidePages.ts';
import { guideFrames, guideTemplates } from './guideTemplates.ts';
import { guideWidgets } from './guideWidgets.ts';
import { markdownOf } from './markdownOf.ts';
import { searchIndex, searchLibrary } from './searchIndex.ts';
import type { ReadShop } from './servedMarkup.ts';
import { widgetData } from './widgetData.ts';

const GROUPS: readonly GuideGroup[] = ['By task', 'By widget', 'Reference'];
const INDEX = { slug: '', title: 'The guide', intro: 'How to add the shop to a page, and how to change it.' } as const;
const EXAMPLES = '/guide/examples/';

/** Every address of the guide that is a page. */
export const GUIDE_PATHS: readonly string[] = ['/guide', ...guidePages.map(({ slug }) => `/guide/${slug}`)];

/** The other addresses of the guide: live examples, the pages as Markdown, `llms.txt`, the search’s index and library. */
export const GUIDE_FILES: readonly string[] = [
  ...guideWidgets.map(({ slug }) => EXAMPLES + slug),
  `${EXAMPLES}run`,
  `${EXAMPLES}mug.json`,
  ...guidePages.map(({ slug }) => `/guide/${slug}.md`),
  '/guide/llms.txt',
  '/guide/search.json',
  '/guide/minisearch.js',
];

const found = (html: string, type?: string): PageResult => ({ status: 200, html, ...(type && { type: `${type}; charset=utf-8` }) });

/**
 * `null` for an unknown address.
 *
 * @param shop reads a page of the demo, for the markup that the platform serves
 */
export function renderGuide(path: string, shop: ReadShop): PageResult | null {
  if (path === '/guide') return found(inFrame(INDEX, guideFrames.render('index', { groups: groupsFor(null), anchors })));
  if (path.startsWith(EXAMPLES)) return renderExample(path.slice(EXAMPLES.length));
  if (path === '/guide/llms.txt') return found(guideFrames.render('llms', { groups: groupsFor(null) }), 'text/plain');
  if (path === '/guide/search.json') return found(searchIndex(guidePages.map((page) => [page, wordsOf(page, shop)])), 'application/json');
  if (path === '/guide/minisearch.js') return found(searchLibrary(), 'text/javascript');
  const isMarkdown = path.endsWith('.md');
  const page = guidePages.find(({ slug }) => path === `/guide/${slug}${isMarkdown ? '.md' : ''}`);
  if (!page) return null;
  const words = wordsOf(page, shop);
  return isMarkdown ? found(`# ${page.title}\n\n${page.intro}\n\n${markdownOf(words)}`, 'text/markdown') : found(inFrame(page, words));
}

function renderExample(name: string): PageResult | null {
  if (name === 'run') return found(guideFrames.render('run', {}));
  if (name === 'mug.json') return found(JSON.stringify(exampleProduct), 'application/json');
  const widget = guideWidgets.find(({ slug }) => slug === name);
  return widget ? found(guideFrames.render('example', { title: widget.title, example: readExample(name) })) : null;
}

const rendered = new Map<string, string>();

/** The content of a page below its heading; HTML. Kept, because the page, its Markdown and the search's index need it. */
function wordsOf(page: GuidePage, shop: ReadShop): string {
  const words = rendered.get(page.slug) ?? renderWords(page, shop);
  rendered.set(page.slug, words);
  return words;
}

function renderWords({ slug }: GuidePage, shop: ReadShop): string {
  const widget = guideWidgets.find((one) => slug === `widgets/${one.slug}`);
  return withLinks(widget ? guideFrames.render('widget', widgetData(widget, shop)) : guideTemplates.render(slug, guideData(slug)), slug);
}

const anchors = guideAnchors.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));

const groupsFor = (current: string | null) =>
  GROUPS.map((name) => ({
    name,
    pages: guidePages
      .filter(({ group }) => group === name)
      .map((page) => ({ ...page, href: `/guide/${page.slug}`, isCurrent: page.slug === current })),
  }));

function inFrame({ title, intro, slug }: Pick<GuidePage, 'title' | 'intro' | 'slug'>, main: string): string {
  const sections = [...main.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id, words]) => ({ id, title: words }));
  return guideFrames.render('page', { title, intro, slug, groups: groupsFor(slug), sections: sections.length > 1 ? sections : [], main });
}

/** Leads links to places of other pages there: `#forms` on the page of the cart is `/guide/forms#forms`. */
const withLinks = (html: string, slug: string): string =>
  html
    .replaceAll('href="/texts#', 'href="#texts-')
    .replaceAll('href="/texts"', 'href="/guide/reference/texts"')
    .replaceAll('href="/template-reference"', 'href="/guide/reference/template-language"')
    .replaceAll(/href="#([^"]+)"/g, (link, id: string) => {
      const target = guideAnchors.find((anchor) => anchor.id === id);
      return target && !target.href.startsWith(`/guide/${slug}#`) ? `href="${target.href}"` : link;
    });
