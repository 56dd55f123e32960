import { CURRENCIES } from '../../src/money/currencies.ts';
import { guideContract } from './guideContract.ts';
import { guideEvents } from './guideEvents.ts';
import { guideSettings } from './guideSettings.ts';
import { pages } from '../content/site.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

const currencies = CURRENCIES.map(({ code, name, fractionDigits }) => ({ code, name, isWhole: fractionDigits === 0 }));

export const guidePage = (request: PageRequest): string =>
  sitePage(
    {
      template: 'guide',
      collection: pages.guide,
      data: { currencies, events: guideEvents, settings: guideSettings, contract: guideContract },
    },
    request,
  );
