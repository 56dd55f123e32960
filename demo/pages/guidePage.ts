import { createHash } from 'node:crypto';
import { visitorDocs } from '../../src/visitor/docs.ts';
import { CURRENCIES } from '../../src/money/currencies.ts';
import { guideContract } from './guideContract.ts';
import { guideEvents } from './guideEvents.ts';
import { guideFilters } from './guideFilters.ts';
import { guideAttributes, guideHooks, guideSlots } from './guideHooks.ts';
import { guideProductData } from './guideProductData.ts';
import { guideSettings } from './guideSettings.ts';
import { guidePolicies, guideStorage } from './guideStorage.ts';
import { guideTokens } from './guideTokens.ts';
import { pages } from '../content/site.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

const { consentDefaultScript: script, facts } = visitorDocs;
const consentDefault = { script, hash: `sha256-${createHash('sha256').update(script).digest('base64')}` };

const currencies = CURRENCIES.map(({ code, name, fractionDigits }) => ({ code, name, isWhole: fractionDigits === 0 }));

export const guidePage = (request: PageRequest): string =>
  sitePage(
    {
      template: 'guide',
      collection: pages.guide,
      data: {
        currencies,
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
        consentDefault,
      },
    },
    request,
  );
