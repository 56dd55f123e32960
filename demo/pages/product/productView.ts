import type { HostProduct } from '../../../mocks/db/HostProduct.ts';
import { PRODUCT_TYPE } from '../../../src/commerce/model/productType.ts';
import { addButtonLabel } from '../../../src/commerce/rules/addButtonLabel.ts';
import { productBadge, type Badge } from '../../../src/commerce/rules/productBadge.ts';
import { showsQuantity } from '../../../src/commerce/rules/quantity.ts';
import { merchandisingContext } from '../../content/settings.ts';
import type { Markup } from '../pageRequest.ts';
import { scriptJson } from '../scriptJson.ts';
import { slugify } from '../slugify.ts';
import { normalise } from './normalise.ts';
import { optionViews, type OptionView } from './optionViews.ts';
import { planView, type PlanView } from './planView.ts';
import { priceView, type PriceView } from './priceView.ts';
import { scarcityLines, type ScarcityLine } from './stockViews.ts';
import { templateItem, templateMerchandising } from './templateItem.ts';
import { blockProduct, detailContext, hookProduct } from './wireJson.ts';
import { productTexts } from './texts.ts';

export interface PictureView {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
  readonly number: number;
  readonly isFirst: boolean;
}

/** Data of the product templates; texts are plain, JSON is text, `excerpt` and `body` are HTML. */
export interface ProductView {
  readonly id: string;
  readonly collectionId: string;
  readonly type: number;
  readonly title: string;
  readonly url: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly body: string;
  readonly classes: string;
  readonly picture: PictureView;
  readonly pictures: readonly PictureView[];
  readonly hasSeveralPictures: boolean;
  readonly price: PriceView;
  readonly scarcity: readonly ScarcityLine[];
  readonly options: readonly OptionView[];
  readonly variantsJson: string;
  readonly isSubscription: boolean;
  readonly planJson: string;
  readonly plans: PlanView | null;
  readonly showsQuantity: boolean;
  readonly button: { readonly label: string };
  readonly instalmentsJson: string | null;
  readonly detailJson: string;
  readonly blockJson: string;
  readonly hookJson: string;
  /** The product for the commerce formatters, and its merchandising. */
  readonly item: unknown;
  readonly productMerchandisingContext: unknown;
  readonly featureFlags?: typeof SIGNED_MONEY.featureFlags;
}

/** For templates whose prices include the currency sign; in version 7 scripts add it. */
export const SIGNED_MONEY = { featureFlags: { useCLDRMoneyFormat: true } } as const;

/** @param index from 1 in a list */
export function productView(host: HostProduct, markup: Markup, index = 1): ProductView {
  const product = normalise(host);
  const { structuredContent } = host;
  const badge = productBadge(product);
  const pictures = host.items.map((item, place): PictureView => {
    const [width = '', height = ''] = item.originalSize.split('x');
    return { id: item.id, src: item.assetUrl, alt: item.title, width, height, number: place + 1, isFirst: place === 0 };
  });
  const [picture] = pictures;
  if (!picture) throw new Error(`Product "${host.title}" has no picture.`);
  return {
    id: host.id,
    collectionId: host.collectionId,
    type: structuredContent.productType,
    title: host.title,
    url: host.fullUrl,
    slug: host.urlId.replace(/^p\//, ''),
    excerpt: host.excerpt,
    body: host.body ?? '',
    classes: rootClasses(host, index, badge),
    picture,
    pictures,
    hasSeveralPictures: pictures.length > 1,
    price: priceView(host, product),
    scarcity: scarcityLines(host),
    options: optionViews(product),
    variantsJson: JSON.stringify(structuredContent.variants),
    isSubscription: product.isSubscribable,
    planJson: JSON.stringify(structuredContent.subscriptionPlan ?? null),
    plans: planView(host, product),
    showsQuantity: showsQuantity(product),
    button: { label: addButtonLabel(product, productTexts) },
    instalmentsJson:
      structuredContent.productType === PRODUCT_TYPE.physical ? JSON.stringify({ [host.id]: merchandisingContext(host) }) : null,
    detailJson: JSON.stringify(detailContext(host)),
    blockJson: JSON.stringify(blockProduct(host)),
    hookJson: scriptJson(hookProduct(host)),
    item: templateItem(host, markup === 'a'),
    productMerchandisingContext: templateMerchandising(host),
    ...(markup !== 'a' && SIGNED_MONEY),
  };
}

function rootClasses({ categories, tags, starred }: HostProduct, index: number, badge: Badge | null): string {
  return [
    'hentry',
    ...categories.map((name) => `category-${slugify(name)}`),
    ...tags.map((name) => `tag-${slugify(name)}`),
    'author-ida-wren',
    'post-type-store-item',
    `article-index-${index}`,
    ...(starred ? ['featured'] : []),
    ...(badge === 'sale' ? ['on-sale'] : badge === 'sold-out' ? ['sold-out'] : []),
  ].join(' ');
}
