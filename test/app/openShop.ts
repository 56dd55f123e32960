import { untracked } from '../../src/lib/createActivity.ts';
import { vi } from 'vitest';
import type { StorefrontEventName, StorefrontEvents } from '../../src/app/StorefrontEvents.ts';
import { createStyleSheets } from '../../src/lib/styleSheets.ts';
import { featureTexts, readEverySetting } from '../support/everySetting.ts';
import { createShop, type Shop, type ShopParts } from '../../src/app/createShop.ts';
import { createWork } from '../../src/app/createWork.ts';
import { createTab } from './createTab.ts';
import type { Settings } from '../../src/app/createSettings.ts';
import { wireOf } from './createApi.ts';
import { createFakeApi, type FakeApi } from './fakeApi.ts';
import { shopTexts } from '../support/englishTexts.ts';
import { readStock } from '../../widgets/product/readStock.ts';

// A file that the shop loads when it needs it: here now, because none arrives while time is faked.
void readStock;

export type Told = { [Name in StorefrontEventName]: { readonly name: Name; readonly detail: StorefrontEvents[Name] } }[StorefrontEventName];

export interface TestShop extends Shop {
  readonly api: FakeApi;
  loads(): number;
  readonly told: Told[];
  readonly errors: unknown[];
  readonly visited: string[];
  details<Name extends StorefrontEventName>(name: Name): StorefrontEvents[Name][];
}

export const plainSettings: Settings = {
  ...readEverySetting([], () => undefined),
  ...featureTexts,
  shopTexts,
  localizedStrings: undefined,
  localizedStringsNow: () => undefined,
  textLanguage: 'en-US',
  money: { useCldr: false, locale: 'en-US', page: globalThis.document },
  look: 'full',
  errors: 'alert',
  styles: createStyleSheets({} as Document, false),
  currency: 'USD',
  cartPath: '/cart',
  checkoutPath: '/checkout',
  subscriptionCheckoutPath: '/checkout?cartToken={token}',
  giftCardPath: '/checkout/gift-card?itemId={itemId}&sku={sku}',
  continueShoppingPath: '/',
  multipleQuantityAllowedForServices: true,
  cartQuery: {},
  mayHaveCart: () => true,
  isLoggedIn: () => false,
  accountPath: '/account',
  expressCheckout: () => false,
  pickerSettings: () => ({ branching: { enabled: false, templateVersion: '7.1' }, disablesSoldOut: false }),
  preselection: () => ({}),
  cookiesEnabled: () => true,
  emailRule: 'platform',
  instalmentPage: 'https://pay.example/{language}_{country}.html',
  limitsLongTexts: () => true,
  captcha: { provider: 'hcaptcha', siteKey: 'site-key', kind: 'checkbox', host: 'https://captcha.example' },
  confirmationType: () => null,
  isOnline: () => true,
};

/** A shop whose host responds only when the test says so. `onEvent` receives each event as a page does. */
export function openShop(
  changes: Partial<Settings> = {},
  onEvent: (event: Told) => void = vi.fn(),
  loadWork?: ShopParts['loadWork'],
): TestShop {
  const api = createFakeApi();
  let loads = 0;
  const told: Told[] = [];
  const errors: unknown[] = [];
  const visited: string[] = [];
  const shop = createShop({
    settings: { ...plainSettings, ...changes },
    loadWire: async () => wireOf(api),
    loadWork: async (deps, loadWire) => {
      loads += 1;
      return loadWork
        ? loadWork(deps, loadWire)
        : createWork(deps, { readPlan: (_id, { plan }) => plan, canChoose: () => true }, await loadWire());
    },
    renew: () => null,
    track: untracked,
    tabs: createTab(),
    showRefusal: () => undefined,
    onError: (error) => void errors.push(error),
    navigate: (path) => void visited.push(path),
    emit: (name, detail) => {
      const event = { name, detail } as Told;
      told.push(event);
      onEvent(event);
    },
  });
  return {
    ...shop,
    api,
    loads: () => loads,
    told,
    visited,
    errors,
    details: <Name extends StorefrontEventName>(name: Name) =>
      told.filter((event) => event.name === name).map(({ detail }) => detail as StorefrontEvents[Name]),
  };
}

/** Runs all pending microtasks and timers of 0 ms without advancing time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
