import { FEATURE_FLAG, hasFlag } from '../../../src/commerce/rules/hasFlag.ts';

/**
 * Whether the instalment message stands under the price of a page that has no place for it (spec §2, §9 "Feature flags"), from the page
 * context. Where a page has brought the place, the message is on. A site that says of no flag at all whether it is on is taken to want it.
 */
export function showsInstalmentMessage(context: Parameters<typeof hasFlag>[0]): boolean {
  const { instalmentMessage, instalmentMessageSeen } = FEATURE_FLAG;
  return (
    (context.betaFeatureFlags ?? context.featureFlags) == null ||
    hasFlag(context, instalmentMessage) ||
    hasFlag(context, instalmentMessageSeen)
  );
}
