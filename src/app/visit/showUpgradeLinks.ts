import { readRoles } from '../../core/page/readLogin.ts';
import { SITE_ROLE } from '../../commerce/model/siteRole.ts';
import { siteAddress } from '../../lib/siteAddress.ts';
import { isBeingEdited } from '../../core/page/recognisesPlatformMarkup.ts';
import { readContext } from '../../core/page/readContext.ts';
import { localize } from '../../commerce/texts/localize.ts';
import { hasFlag, type FlagContext } from '../../commerce/rules/hasFlag.ts';

export const ownerTexts = {
  name: 'owner',
  texts: {
    upgrade: 'Upgrade your site to use this block',
    changePlan: 'Change your plan to use this block',
  },
} as const;

/** Paths for sites on trial and for paid sites. */
const UPGRADE_PATH = '/settings/billing/billing/upgrade';
const CHANGE_PLAN_PATH = '/settings/billing/billing/website/change-plan';

/** Roles that may change the site's plan. */
const OWNERS: ReadonlySet<number> = new Set([SITE_ROLE.admin, SITE_ROLE.billing]);

/** Shows the site's owners an upgrade link in each block whose feature the site lacks. Returns its off. */
export function showUpgradeLinks(page: Document): () => void {
  const context = readContext(page);
  const roles = readRoles(context.authenticatedAccount);
  if (isBeingEdited(page) || context.impersonatedSession || !roles.some((role) => OWNERS.has(role))) return () => undefined;
  const texts = localize(ownerTexts, context.websiteSettings?.localizedStrings);
  const links = NEEDY_BLOCKS.filter((type) => lacksNeed(type, context)).flatMap((type) =>
    [...page.querySelectorAll(`.sqs-block-${type},[data-block-type="${type}"]`)].map((block) => {
      const link = page.createElement('a');
      link.className = 'storefront-upgrade';
      link.href = siteAddress(context.website?.isTrial ? UPGRADE_PATH : CHANGE_PLAN_PATH);
      link.textContent = context.website?.isTrial ? texts.upgrade : texts.changePlan;
      block.append(link);
      return link;
    }),
  );
  return () => {
    for (const link of links) link.remove();
  };
}

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
