import type { Feature } from '../core/feature/defineFeature.ts';

/** The tools that a feature from outside is built with: the module `storefront-embed/kit`. */
export type Kit = typeof import('../../widgets/kit.ts');

/** Makes a feature; called once, when the renderer is loaded. */
export type CreateFeature = (kit: Kit) => Feature | Promise<Feature>;
