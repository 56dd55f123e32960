import { hookDocs } from '../../src/diagnostics/docs.ts';
import { guideTexts } from '../pages/textsPage.ts';
import { readExample, WITHOUT_LOOK } from './guideExamples.ts';
import { guideEvents } from './guideEvents.ts';
import { guideFilters } from './guideFilters.ts';
import { guideAttributes, guideHooks, guideSlots } from './guideHooks.ts';
import { guideProductData, productAttributes } from './guideProductData.ts';
import { guideSettings } from './guideSettings.ts';
import { guideTokens } from './guideTokens.ts';
import type { GuideWidget } from './GuideWidget.ts';
import { servedMarkup, type ReadShop } from './servedMarkup.ts';

/** Attributes that a single widget reads. */
const OTHERS: Readonly<Record<string, string>> = {
  'aria-controls': 'on a button: the id of the box that it opens',
  'data-current-context': 'on the platform’s element: the terms as JSON',
  'data-click-through-url': 'on a picture: where it leads',
  'data-form-id': 'the id of the form',
  'data-form-places': 'looks addresses up while they are typed',
  'data-form-steps': 'makes each section a step of its own',
  'data-form-type': 'asks the platform for the fields of a kind of form block: <code>contact</code>',
  'data-group': 'openers of one group lead from one product to the next',
  'data-html': 'the HTML of the film’s provider; only its address is used',
  'data-id': 'the id of the product',
  'data-image-dimensions': 'on a picture: its size, <code>800x1000</code>',
  'data-image-focal-point': 'on a picture: what stays in sight, <code>0.5,0.3</code>',
  'data-image-id': 'on a picture: its id, as variants name it in <code>imageIds</code>',
  'data-provider-name': 'the name of the film’s provider',
  'data-src': 'on a picture: its address, loaded near the viewport',
  'data-submission-html': 'HTML that is inserted after the form was sent',
  'data-success-redirect': 'where the form leads when it was sent',
  'data-tracks': 'an album as JSON: <code>url</code>, <code>title</code>, <code>author</code>',
  'data-url': 'the address of a sound',
};

const meaningOf = (name: string): string =>
  guideAttributes.find((attribute) => attribute.name === name)?.meaning ?? productAttributes[name] ?? OTHERS[name] ?? '';

const kebab = (name: string): string => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The data of the template `frames/widget.html`. */
export function widgetData(widget: GuideWidget, shop: ReadShop): object {
  const { slug, events = [], settings = [], filters = [], slots = [], tokens = [], texts, fields = [], attributes = [], out = {} } = widget;
  const shownTexts = texts ? guideTexts.filter(({ key }) => texts.test(key)) : [];
  return {
    ...widget,
    example: readExample(slug),
    exampleUrl: `/guide/examples/${slug}`,
    hasPicture: !WITHOUT_LOOK.has(slug),
    hooks: guideHooks.filter(({ name }) => widget.hooks.includes(name as keyof typeof hookDocs)),
    served: widget.served ? servedMarkup(widget.served, shop) : [],
    fields: [...guideProductData.product, ...guideProductData.variant].filter(
      ({ name }, at, all) => fields.includes(name) && all.findIndex((field) => field.name === name) === at,
    ),
    attributes: attributes.map((name) => ({ name, meaning: meaningOf(name) })),
    out: Object.entries(out).map(([name, meaning]) => ({ name, meaning })),
    events: guideEvents.filter(({ names }) => events.some((name) => names.includes(`<code>${name}</code>`))),
    settings: guideSettings.filter(({ attribute }) => settings.some((name) => kebab(name) === attribute)),
    filters: guideFilters.filter(({ name }) => filters.includes(name)),
    slots: guideSlots.filter(({ name }) => (slots as readonly string[]).includes(name)),
    texts: shownTexts,
    tokens: guideTokens.filter(({ name }) => tokens.includes(name.slice('--storefront-'.length))),
  };
}
