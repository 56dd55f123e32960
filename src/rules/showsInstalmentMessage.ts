import { FEATURE_FLAG } from '../model/featureFlag.ts';
import { hasFlag } from './hasFlag.ts';

/**
 * Whether the instalment message stands under the price (spec §2, §9 "Feature flags"), from the page context. A site that says of no
 * flag at all whether it is on (a page of our own hooks, say) has asked for the message by placing its block.
 */
export function showsInstalmentMessage(context: Parameters<typeof hasFlag>[0]): boolean {
  return (context.betaFeatureFlags ?? context.featureFlags) == null || hasFlag(context, FEATURE_FLAG.instalmentMessage);
}
