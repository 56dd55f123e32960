export interface FlagContext {
  readonly betaFeatureFlags?: unknown;
  readonly featureFlags?: unknown;
}

/**
 * Whether a feature flag is on: in the list `betaFeatureFlags`, or true in the object `featureFlags`. Spelled with `-` or `_`, in any case,
 * with or without `commerce_`.
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
