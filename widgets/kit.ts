/** The entry `storefront-embed/kit` for those who build with modules: the same modules, from the same chunks, as the shop's own. */
export * from '../src/kit.ts';
