import { describeTexts } from '../core/feature/FeatureDocs.ts';
import { ownerTexts } from './visit/showUpgradeLinks.ts';

export const appDocs = {
  texts: describeTexts([ownerTexts], {
    upgrade: 'link for the owner of a site on trial, at a block that the plan lacks',
    changePlan: 'the same on a paid site',
  }),
} as const;
