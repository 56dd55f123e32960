import { hasFlag, type FlagContext } from './hasFlag.ts';

/** A site needs one of these features or flags for the block to work. */
export interface BlockNeeds {
  readonly features: readonly string[];
  readonly flags: readonly string[];
}

/** By block type: a feature of the same name, or a flag. */
const NEEDS: Readonly<Record<string, BlockNeeds>> = {
  amazon: { features: ['amazon'], flags: [] },
  donation: { features: ['donation'], flags: [] },
  menu: { features: ['menu'], flags: [] },
  opentable: { features: ['opentable'], flags: [] },
  'member-area': { features: [], flags: ['member_areas_feature', 'member_areas_ga'] },
};

export const NEEDY_BLOCKS: readonly string[] = Object.keys(NEEDS);

export const blockNeeds = (type: string): BlockNeeds | null => (Object.hasOwn(NEEDS, type) ? (NEEDS[type] ?? null) : null);

export interface FeatureContext extends FlagContext {
  readonly features?: unknown;
}

/** Whether the site lacks what a block needs. A page that states neither features nor flags lacks nothing. */
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
