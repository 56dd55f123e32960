import { readRoles } from '../../core/page/readLogin.ts';
import { SITE_ROLE } from '../../commerce/model/siteRole.ts';
import { own } from '../../lib/readers.ts';
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

/** By block type: the flags of which the site needs one; none: it needs the feature of the same name. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  amazon: [],
  donation: [],
  menu: [],
  opentable: [],
  'member-area': ['member_areas_feature', 'member_areas_ga'],
};

export const NEEDY_BLOCKS: readonly string[] = Object.keys(NEEDS);

/** The flags of a block's type; `null`: it needs nothing. */
export const blockNeeds = (type: string): readonly string[] | null => (own(NEEDS, type) as readonly string[] | undefined) ?? null;

export interface FeatureContext extends FlagContext {
  readonly features?: unknown;
}

/** Whether the site lacks what a block needs. A page that states neither features nor flags lacks nothing. */
export function lacksNeed(type: string, context: FeatureContext): boolean {
  const flags = blockNeeds(type);
  if (!flags) return false;
  const { features, betaFeatureFlags, featureFlags } = context;
  // Features are listed as flags are.
  if (flags.length === 0) return features !== undefined && !hasFlag({ betaFeatureFlags: features, featureFlags: features }, type);
  return (betaFeatureFlags !== undefined || featureFlags !== undefined) && !flags.some((flag) => hasFlag(context, flag));
}
