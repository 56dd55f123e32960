import { readRoles } from '../../core/page/readRoles.ts';
import { SITE_ROLE } from '../../commerce/model/siteRole.ts';
import { siteAddress } from '../../lib/siteAddress.ts';
import { isBeingEdited } from '../../core/page/isGateOpen.ts';
import { readContext } from '../../core/page/readContext.ts';
import { lacksNeed, NEEDY_BLOCKS } from '../../commerce/rules/blockNeeds.ts';
import { localize } from '../../commerce/texts/localize.ts';
import { ownerTexts } from '../../commerce/texts/ownerTexts.ts';

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
