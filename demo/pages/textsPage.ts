import { appDocs } from '../../src/app/docs.ts';
import { coreDocs } from '../../src/core/docs.ts';
import { ownerDocs } from '../../src/owner/docs.ts';
import { accountDocs } from '../../widgets/account/docs.ts';
import { agentDocs } from '../../widgets/agents/docs.ts';
import { cartDocs } from '../../widgets/cart/docs.ts';
import { consentDocs } from '../../widgets/consent/docs.ts';
import { formDocs } from '../../widgets/form/docs.ts';
import { instalmentDocs } from '../../widgets/instalments/docs.ts';
import { mediaDocs } from '../../widgets/media/docs.ts';
import { productDocs } from '../../widgets/product/docs.ts';
import { restockDocs } from '../../widgets/restock/docs.ts';
import { reviewDocs } from '../../widgets/reviews/docs.ts';
import { pages } from '../content/site.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

const ALL = [
  coreDocs,
  productDocs,
  cartDocs,
  formDocs,
  restockDocs,
  reviewDocs,
  mediaDocs,
  instalmentDocs,
  accountDocs,
  consentDocs,
  agentDocs,
  ownerDocs,
  appDocs,
];

/** All texts that a site can translate. */
export const guideTexts = ALL.flatMap(({ texts }) => texts);

const names = [...new Set(guideTexts.map(({ key }) => key.slice(0, key.indexOf('.'))))];

/** The texts by feature, for translators. */
export const textsByFeature = names.map((name) => ({ name, texts: guideTexts.filter(({ key }) => key.startsWith(`${name}.`)) }));

export const textsPage = (request: PageRequest): string =>
  sitePage({ template: 'texts', collection: pages.texts, data: { features: textsByFeature } }, request);
