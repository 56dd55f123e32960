import type { DefineFeature } from '../src/app/DefineFeature.ts';

/** The entry `storefront-embed/kit` for those who build with modules: the same modules, from the same chunks, as the shop's own. */
export * from '../src/kit.ts';

/** Declares a feature, as our own are declared. It is the function of `src/kit.ts`, with the type that knows the events of the whole shop. */
export declare const defineFeature: DefineFeature;
