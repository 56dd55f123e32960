export const ownerTexts = {
  upgrade: 'Upgrade your site to use this block',
  changePlan: 'Change your plan to use this block',
} as const;
