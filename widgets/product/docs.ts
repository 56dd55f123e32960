import { describeSettings, describeTexts, type EventDocs, type FilterDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { ProductEvents } from './events.ts';
import type { ProductFilters } from './filters.ts';
import { productSettings } from './settings.ts';
import { addRefusalTexts } from '../../src/commerce/texts/addRefusalTexts.ts';
import { subscriptionTexts } from '../../src/commerce/texts/subscriptionTexts.ts';
import { stepperTexts } from '../../src/commerce/texts/stepperTexts.ts';
import { quickViewTexts } from './quick-view/quickViewTexts.ts';
import { allProductTexts } from './texts.ts';

const events: EventDocs<ProductEvents> = {
  'variant-change': { when: 'another variant is selected, or none any more', detail: '<code>itemId, variant, selection</code>' },
  'quick-view': { when: 'the visitor looks at a product in a lightbox', detail: '<code>itemId</code>' },
  'product-viewed': { when: "the page is a product's; once", detail: '<code>itemId</code>' },
};

const settings = describeSettings(productSettings, {
  subscriptionCheckoutPath: 'the checkout of a subscription; <code>&#123;token&#125;</code> is its cart',
  giftCardPath: 'where a gift card is bought; <code>&#123;itemId&#125;</code> and <code>&#123;sku&#125;</code> are the chosen one',
  preselect: 'whether the address may choose a variant: <code>?variant=</code> with its id or sku, or <code>?Size=M</code>',
  updateUrl:
    "whether the chosen variant of the page's own product is kept in the address as <code>?variant=</code>, and read from it at start",
  liveStock:
    'whether the stock of each product is asked for afresh; a product asks for itself by <code>data-storefront-live-stock</code> on its root',
  addedDelay: 'time after a successful add before its button shows it, in ms; it shows it for twice as long',
  errors:
    'where a refused add is explained: in an <code>alert</code>, or <code>inline</code>, beside the button and the options only; <code>auto</code>: in an alert on pages of the platform (<code>Static.SQUARESPACE_CONTEXT</code>), else inline',
  soldOutChoices:
    'what becomes of sold-out choices: <code>show</code> marks them, <code>disable</code> switches them off too, <code>hide</code> takes them away, but for those that a restock form is there for; <code>auto</code> is what the platform’s context says. A picker says it for itself by <code>data-storefront-sold-out-choices</code>',
  preselectSingle: 'whether the only choice of an option is chosen at the start',
});

const texts = describeTexts([allProductTexts, addRefusalTexts, subscriptionTexts, quickViewTexts, stepperTexts], {
  addToCart: 'the add button',
  subscribe: 'the add button of a subscription',
  adding: 'the add button while the item is added',
  added: 'the add button after it was added',
  buyNow: 'the button that adds and leads to the checkout',
  inStock: 'the state of a variant that can be bought',
  soldOut: 'the add button when nothing is left, and the label on the product',
  soldOutMark: 'the mark on a product in a list',
  saleMark: 'the mark on a product on sale',
  soldOutChoice: 'a choice that is sold out, in a drop-down',
  lowStock: 'when few are left: {qtyInStock}',
  quickView: 'button that opens a product in a lightbox',
  selectValue: "the first entry of a gift card's drop-down",
  selectVariant: "the first entry of an option's drop-down; {variantName} is the option",
  quantity: 'label of the quantity field',
  unavailable: 'in place of the price of what cannot be bought, also of a plan',
  fromPrice: 'a price where variants differ; {fromPrice} is the least',
  salePrice: 'before the price of what is on sale; read out',
  originalPrice: 'before the former price of what is on sale; read out',
  priceNote:
    'below a price that the widget renders, and below the sums of the cart; empty by default. For what shops must say: "incl. VAT, plus shipping"',
  unitPrice: 'the price of an amount: "€12.50 / kg"',
  unreadableItem: 'after a press on the button of a product that could not be read',
  decreaseQuantity: 'the name of the button that lowers the quantity; read out',
  increaseQuantity: 'the name of the button that raises the quantity; read out',
  decreaseQuantityOf: 'the same where the field is ours, also in the cart; {name} is the product; read out',
  increaseQuantityOf: 'the same where the field is ours, also in the cart; {name} is the product; read out',
  quantityIs: 'after presses on these buttons; read out',
  quantityLimit: 'below the quantity when no more can be bought',
  quantityLimitInCart: 'the same, when {inCart} of them are in the cart already',
  selectOneOption: 'an add lacks one option',
  selectTwoOptions: 'an add lacks two options',
  selectMoreOptions: 'an add lacks three or more options; {options} are all but the last',
  listSeparator: 'what stands between the names of options, and between chosen values: a comma and a blank',
  variantUnavailable: 'the chosen variant cannot be bought',
  notEnoughStock: 'more was asked for than is there',
  quantityNotNumber: 'the quantity is no number',
  quantityNotWhole: 'the quantity has decimals',
  quantityOutOfRange: 'the quantity is below {min} or above {max}',
  planUnknown: 'the page shows a subscription whose plan cannot be known',
  notHere: 'the product of a list can neither be added nor opened, or the page has nothing to choose the product’s options by',
  selectDenomination: 'no value of a gift card is chosen',
  singlePrice: 'price of a subscription, with {period}: "every 2 weeks for 1 year"',
  multiplePrices: 'the same where variants differ',
  everyWeek: 'a period of one week',
  everyWeeks: 'a period of {billingPeriodValue} weeks',
  everyMonth: 'a period of one month',
  everyMonths: 'a period of {billingPeriodValue} months',
  everyYear: 'a period of one year',
  everyYears: 'a period of {billingPeriodValue} years',
  forWeek: 'a duration of one week, after the period',
  forWeeks: 'a duration of {duration} weeks',
  forMonth: 'a duration of one month',
  forMonths: 'a duration of {duration} months',
  forYear: 'a duration of one year',
  forYears: 'a duration of {duration} years',
  once: 'the choice to buy once instead of a subscription',
  howOften: 'label of the choice of plans',
  quickViewOf: 'the name of a quick view button; {quickView} is its text, {title} the product; read out',
  viewFullItem: "link in the lightbox to the product's page",
  previousProduct: 'button in the lightbox; read out',
  nextProduct: 'button in the lightbox; read out',
});

const OF_PRODUCT = '<code>itemId, title, selection, variant, quantity</code>';

const filters: FilterDocs<ProductFilters> = {
  price: {
    value:
      "the price of what is chosen: <code>{ current, original, prefix, suffix }</code>, all text; <code>original</code> is '' off sale",
    detail: `${OF_PRODUCT}, <code>amounts: { current, original }</code> of one piece as <code>{ minor, currency }</code>, <code>format(amount, times)</code>`,
  },
  choices: {
    value:
      'the values of an option: a list of <code>{ value, label }</code> to leave out, order and label; a picker that the server has rendered keeps its order',
    detail: `${OF_PRODUCT}, <code>option</code>, <code>soldOut</code> and <code>missing</code>: values, with what else is chosen`,
  },
  mark: {
    value: 'the label "sale" or "sold out", where the server has written none; \'\' shows none',
    detail: `${OF_PRODUCT}, <code>kind</code>: <code>sale, sold-out</code> or <code>null</code>`,
  },
};

export const productDocs = { events, settings, texts, filters } as const;
