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

const PLACE = /<(\w+)[^>]* id="([^"{]+)"[^>]*>(?:(.*?)<\/\1>)?/g;

const written = guidePages.flatMap(({ slug, title }) =>
  [...(guideTemplates.sources[slug] ?? '').matchAll(PLACE)].map(([, tag = '', id = '', words = '']) => ({
    id,
    title: /^h[23]$/.test(tag) ? words.replaceAll(/<[^>]+>/g, '') : title,
    href: `/guide/${slug}#${id}`,
  })),
);

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
