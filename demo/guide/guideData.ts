import { createHash } from 'node:crypto';
import { visitorDocs } from '../../src/visitor/docs.ts';
import { CURRENCIES } from '../../src/money/currencies.ts';
import { templateReference } from '../pages/templateReferencePage.ts';
import { textsByFeature } from '../pages/textsPage.ts';
import { benchFigures } from './benchFigures.ts';
import { guideContract } from './guideContract.ts';
import { guideEvents } from './guideEvents.ts';
import { guideFilters } from './guideFilters.ts';
import { guideAttributes, guideHooks, guideSlots } from './guideHooks.ts';
import { guideProductData } from './guideProductData.ts';
import { guideSettings } from './guideSettings.ts';
import { guidePolicies, guideStorage } from './guideStorage.ts';
import { guideTokens } from './guideTokens.ts';
import { knownLimits } from './knownLimits.ts';
import { shopOwnerParts } from './shopOwnerParts.ts';
import { wcagCriteria } from './wcagCriteria.ts';

const { consentDefaultScript: script, facts } = visitorDocs;

/** The data that the guide's pages are rendered with. */
const TABLES = {
  bench: benchFigures,
  currencies: CURRENCIES.map(({ code, name, fractionDigits }) => ({ code, name, isWhole: fractionDigits === 0 })),
  events: guideEvents,
  hooks: guideHooks,
  attributes: guideAttributes,
  filters: guideFilters,
  slots: guideSlots,
  settings: guideSettings,
  contract: guideContract,
  productData: guideProductData,
  tokens: guideTokens,
  storage: guideStorage,
  policies: guidePolicies,
  facts,
  consentDefault: { script, hash: `sha256-${createHash('sha256').update(script).digest('base64')}` },
  features: textsByFeature,
  limits: knownLimits,
  criteria: wcagCriteria.map(({ by, shownBy, ...criterion }) => ({
    ...criterion,
    metBy: { shop: 'the shop', page: 'the page', nobody: 'none' }[by],
    tests: shownBy.map(([file]) => file),
  })),
  ownerParts: shopOwnerParts,
};

/** The data of one page; the template language's examples are read for their own page only. */
export const guideData = (slug: string): object =>
  slug === 'reference/template-language' ? { ...TABLES, ...templateReference() } : TABLES;
