import type { Feature } from '../core/feature/defineFeature.ts';

/** What a feature from outside is built with: the module `storefront-embed/kit`. */
export type Kit = typeof import('../kit.ts');

/** Makes a feature; called once, when the renderer is loaded. */
export type CreateFeature = (kit: Kit) => Feature | Promise<Feature>;
