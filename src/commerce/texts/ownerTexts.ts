/** What the site's owners read in a block that needs what the site has not. The platform's own words are not known; a site overrides each under its key. */
export const ownerTexts = {
  upgrade: 'Upgrade your site to use this block',
  changePlan: 'Change your plan to use this block',
} as const;
