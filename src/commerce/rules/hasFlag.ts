/** What the page says of the site's flags. */
export interface FlagContext {
  readonly betaFeatureFlags?: unknown;
  readonly featureFlags?: unknown;
}

/**
 * Whether the site has a feature flag on: an entry of `betaFeatureFlags` (a list), or a true key of `featureFlags` (an object),
 * both as they stand in the page context. Names are spelled with `-` or `_`, in any case, some with a leading `commerce_`.
 */
export function hasFlag(context: FlagContext, flag: string): boolean {
  const { betaFeatureFlags: list, featureFlags: switches } = context;
  const isMeant = (name: unknown) => typeof name === 'string' && plain(name) === plain(flag);
  if (Array.isArray(list) && list.some(isMeant)) return true;
  return typeof switches === 'object' && switches !== null && Object.entries(switches).some(([name, on]) => on === true && isMeant(name));
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/^commerce_/, '');
