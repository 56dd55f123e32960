import type { PageResult } from '../pages/pageRequest.ts';
import { guideAnchors } from './guideAnchors.ts';
import { guideData } from './guideData.ts';
import { guidePages, type GuideGroup, type GuidePage } from './guidePages.ts';
import { guideTemplates } from './guideTemplates.ts';

const GROUPS: readonly GuideGroup[] = ['By task', 'By widget', 'Reference'];
const INDEX = { title: 'The guide', intro: 'What a page can say to the shop, and what the shop says to a page.' } as const;

/** Every address of the guide that is a page. */
export const GUIDE_PATHS: readonly string[] = ['/guide', ...guidePages.map(({ slug }) => `/guide/${slug}`)];

/** `null` for an unknown address. */
export function renderGuide(path: string): PageResult | null {
  if (path === '/guide') return { status: 200, html: inFrame(INDEX, guideTemplates.render('index', { groups: groupsFor(null), anchors })) };
  const page = guidePages.find(({ slug }) => path === `/guide/${slug}`);
  return page ? { status: 200, html: inFrame(page, renderGuideWords(page)) } : null;
}

/** What stands on a page below its heading; HTML. */
export const renderGuideWords = ({ slug }: GuidePage): string => withLinks(guideTemplates.render(slug, guideData(slug)), slug);

const anchors = guideAnchors.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));

const groupsFor = (current: string | null) =>
  GROUPS.map((name) => ({
    name,
    pages: guidePages
      .filter(({ group }) => group === name)
      .map((page) => ({ ...page, href: `/guide/${page.slug}`, isCurrent: page.slug === current })),
  })).filter(({ pages }) => pages.length > 0);

function inFrame(
  { title, intro, slug = null }: Pick<GuidePage, 'title' | 'intro'> & { readonly slug?: string | null },
  main: string,
): string {
  const sections = [...main.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id, words]) => ({ id, title: words }));
  return guideTemplates.render('frame', {
    title,
    intro,
    isIndex: slug === null,
    groups: groupsFor(slug),
    sections: sections.length > 1 ? sections : [],
    main,
  });
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
