import { hasFlag, type FlagContext } from './hasFlag.ts';

/** What a site must have for a kind of block to work: one of these features or flags. */
export interface BlockNeeds {
  readonly features: readonly string[];
  readonly flags: readonly string[];
}

/** Blocks that need something (spec §6): a feature of their own name, or a beta or general flag. */
const NEEDS: Readonly<Record<string, BlockNeeds>> = {
  amazon: { features: ['amazon'], flags: [] },
  donation: { features: ['donation'], flags: [] },
  menu: { features: ['menu'], flags: [] },
  opentable: { features: ['opentable'], flags: [] },
  'member-area': { features: [], flags: ['member_areas_feature', 'member_areas_ga'] },
};

/** The kinds of block that need something. */
export const NEEDY_BLOCKS: readonly string[] = Object.keys(NEEDS);

/** What a kind of block needs; `null`: nothing. */
export const blockNeeds = (type: string): BlockNeeds | null => (Object.hasOwn(NEEDS, type) ? (NEEDS[type] ?? null) : null);

/** What the page says of the site's features: a list of their names, or an object of switches. */
export interface FeatureContext extends FlagContext {
  readonly features?: unknown;
}

/**
 * Whether a kind of block needs something that the site has not. A page that says nothing of its features, or of its flags, leaves it
 * open: then nothing is lacking.
 */
export function lacksNeed(type: string, context: FeatureContext): boolean {
  const needs = blockNeeds(type);
  if (!needs) return false;
  const { features, betaFeatureFlags, featureFlags } = context;
  const listsFeatures = needs.features.length > 0 && features !== undefined;
  const listsFlags = needs.flags.length > 0 && (betaFeatureFlags !== undefined || featureFlags !== undefined);
  if (!listsFeatures && !listsFlags) return false;
  const asFlags = Array.isArray(features) ? { betaFeatureFlags: features } : { featureFlags: features };
  return !needs.features.some((name) => hasFlag(asFlags, name)) && !needs.flags.some((name) => hasFlag(context, name));
}
