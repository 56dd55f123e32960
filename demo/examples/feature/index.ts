import { defineFeature, defineWidget, readers } from 'storefront-embed/kit';
import type { SizeGuideEvents } from './events.ts';
import { sizeGuideTexts } from './sizeGuideTexts.ts';

/** A button of the page that shows a product's sizes: `<button data-storefront="size-guide">Sizes</button>`. */
export const sizeGuide = defineFeature({
  ...sizeGuideTexts,
  settings: {
    /** Of the lengths in the guide: `data-size-unit="cm | in"`. */
    sizeUnit: [readers.oneOf('cm', 'in'), 'cm'],
  },
  events: {} as SizeGuideEvents,
  widgets: [defineWidget({ name: 'size-guide', load: () => import('./SizeGuide.ts').then((module) => module.parts) })],
});
