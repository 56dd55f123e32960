import { textsByFeature } from '../pages/textsPage.ts';
import { guidePages } from './guidePages.ts';
import { guideWidgets } from './guideWidgets.ts';
import { guideTemplates } from './guideTemplates.ts';

/** A place in a page of the guide that links lead to. */
export interface GuideAnchor {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

const PLACE = /<\w+[^>]* id="([^"{]+)"[^>]*>/g;
const HEADING = /<(h[23])\b[^>]*>(.*?)<\/\1>/g;

const written = guidePages.flatMap(({ slug, title }) => {
  const source = guideTemplates.sources[slug] ?? '';
  const headings = [...source.matchAll(HEADING)];
  return [...source.matchAll(PLACE)].map(({ index, 1: id = '' }) => ({
    id,
    // A place without a heading is named after the one that it stands under.
    title: headings.findLast((heading) => heading.index <= index)?.[2]?.replaceAll(/<[^>]+>/g, '') ?? title,
    href: `/guide/${slug}#${id}`,
  }));
});

const ofTexts = textsByFeature.map(({ name }) => ({
  id: `texts-${name}`,
  title: `Texts: ${name}`,
  href: `/guide/reference/texts#texts-${name}`,
}));

const ofHooks = guideWidgets.flatMap(({ slug, hooks }) =>
  hooks.map((name) => ({ id: `hook-${name}`, title: `Hook: ${name}`, href: `/guide/widgets/${slug}#hook-${name}` })),
);

/** Every place that has an id, of all pages; an id stands in the guide once. */
export const guideAnchors: readonly GuideAnchor[] = [...written, ...ofHooks, ...ofTexts];
