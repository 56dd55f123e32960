import { appDocs } from '../app/docs.ts';
import { coreDocs } from '../core/docs.ts';
import type { DescribedSetting, DescribedText, EventDoc, FilterDoc } from '../core/feature/FeatureDocs.ts';
import { readSwitch } from '../lib/settingReaders.ts';
import { errorDocs } from '../errors/docs.ts';
import { visitorDocs } from '../visitor/docs.ts';
import { vitalsDocs } from '../vitals/docs.ts';
import { agentDocs } from '../../widgets/agents/docs.ts';
import { accountDocs } from '../../widgets/account/docs.ts';
import { cartDocs } from '../../widgets/cart/docs.ts';
import { consentDocs } from '../../widgets/consent/docs.ts';
import { formDocs } from '../../widgets/form/docs.ts';
import { instalmentDocs } from '../../widgets/instalments/docs.ts';
import { mediaDocs } from '../../widgets/media/docs.ts';
import { popupDocs } from '../../widgets/popup/docs.ts';
import { productDocs } from '../../widgets/product/docs.ts';
import { restockDocs } from '../../widgets/restock/docs.ts';
import { reviewDocs } from '../../widgets/reviews/docs.ts';
import { attributeDocs, hookDocs, slotDocs } from './docs.ts';

interface FeatureWords {
  readonly events?: Readonly<Record<string, EventDoc>>;
  readonly settings?: readonly DescribedSetting[];
  readonly texts?: readonly DescribedText[];
  readonly filters?: Readonly<Record<string, FilterDoc>>;
}

const FEATURES: readonly FeatureWords[] = [
  coreDocs,
  productDocs,
  mediaDocs,
  cartDocs,
  formDocs,
  restockDocs,
  instalmentDocs,
  reviewDocs,
  accountDocs,
  popupDocs,
  consentDocs,
  agentDocs,
  visitorDocs,
  vitalsDocs,
  errorDocs,
  appDocs,
];

/** Attributes of the script tag that are no settings. */
const TAG_ATTRIBUTES: readonly DescribedSetting[] = [
  { name: 'manual', meaning: 'nothing starts before <code>Storefront.start()</code>', otherwise: 'it starts by itself', read: readSwitch },
];

/** The script tag's attribute of a setting. */
export const settingAttribute = (name: string): string => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Everything that a page's author may write, from the tables of the features; only hooks and attributes are written by hand, in `docs.ts`.
 * Meanings are HTML. No shopper's page loads it.
 */
export const publicList = {
  hooks: hookDocs,
  attributes: attributeDocs,
  slots: slotDocs,
  settings: [...TAG_ATTRIBUTES, ...FEATURES.flatMap(({ settings = [] }) => settings)],
  events: Object.assign({}, ...FEATURES.map(({ events }) => events)) as Readonly<Record<string, EventDoc>>,
  filters: Object.assign({}, ...FEATURES.map(({ filters }) => filters)) as Readonly<Record<string, FilterDoc>>,
  texts: FEATURES.flatMap(({ texts = [] }) => texts),
  /** Keys of local and session storage. */
  storageKeys: [
    'storefront-cart',
    'storefront-cart-keys',
    'storefront-consent',
    'storefront-lost-orders',
    'storefront-orders',
    'storefront-reported-cart',
    'storefront-unsent',
  ],
} as const;
