import { memo, useMemo, useState, type ReactNode } from 'react';
import { fieldLines, LazyAdditionalFieldsDialog } from '../../form/index.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';
import { siteAddress } from '../../../src/lib/siteAddress.ts';
import { takesQuantity } from '../../../src/commerce/rules/quantity.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import type { CartChangeTexts } from '../cartChangeTexts.ts';
import type { LoweredLine } from '../CartState.ts';
import type { ShownEntry } from './cartPage.ts';
import { useCartPage, type CartContextValue, type FocusTarget } from './CartContext.ts';
import { RemoveIcon } from './Empty.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import { own } from '../../../src/lib/readers.ts';
import { parseFormDefinition, type FormDefinition } from '../../../src/commerce/model/formDefinition.ts';

interface LineProps {
  readonly entry: ShownEntry;
  /** The kind of change that is pending. */
  readonly pending: string | undefined;
  /** Set where the platform gave less of it than was asked for. */
  readonly lowered: LoweredLine | undefined;
  readonly isReady: boolean;
  /** Set when it is this line. */
  readonly focusTarget: FocusTarget | null;
  readonly onRemove: (entry: ShownEntry) => void;
}

/** One line of the cart. Rendered again only when its own entry has changed: the shop keeps an entry that has not. */
export const Line = memo(function Line({ entry, pending, lowered, isReady, focusTarget, onRemove }: LineProps): ReactNode {
  const page = useCartPage();
  const { cart, settings, texts, changeTexts, announceChange, isSingle } = page;
  const [isEditing, setEditing] = useState(false);
  // A line that is being restored has no id yet under which it could be changed; it can be taken out again.
  const isEditable = isReady && pending !== 'adding';
  // The price of one is not known: what so many cost is the platform's to say.
  const isPriceOpen = pending === 'quantity' && entry.purchasePriceCents === null;
  const name = entryName(entry, changeTexts);
  const form = useMemo(() => readEntryForm(entry), [entry]);
  const { price, ...shown } = showLine(entry, form, isPriceOpen, page);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={focusTarget?.take} className="cart-row" role="listitem" data-testid="cart-table-row" data-pending={pending} tabIndex={-1}>
      <img className="cart-row-img" src={thumbnailOf(entry.imageUrl)} alt="" width={72} height={72} loading="lazy" />
      <div className="cart-row-desc">
        <LineName {...shown} fullUrl={entry.fullUrl} />
        <UnitPrice {...entry} />
        {form && (
          <button
            type="button"
            className="cart-row-edit"
            aria-label={`${texts.editFields}: ${name}`}
            disabled={!isEditable}
            onClick={() => setEditing(true)}
          >
            {texts.editFields}
          </button>
        )}
      </div>
      <div className="cart-row-qty">
        {takesQuantity(entry.productType, settings) && !isSingle(entry.id) ? (
          <LineQuantity entry={entry} name={name} isReady={isEditable} lowered={lowered} onRemove={() => onRemove(entry)} />
        ) : (
          <Text>{fill(texts.entryQuantity, { quantity: entry.quantity })}</Text>
        )}
      </div>
      <Text tag="div" className="cart-row-price" isAmount>
        {price}
      </Text>
      <button
        type="button"
        className="cart-row-remove"
        aria-label={fill(texts.removeItem, { name })}
        disabled={!isReady}
        onClick={() => onRemove(entry)}
      >
        <RemoveIcon />
      </button>
      {form && isEditing && (
        <LazyAdditionalFieldsDialog
          form={form}
          initial={entry.additionalFields}
          draft={entry.id}
          submitLabel={texts.saveFields}
          onSubmit={(json) => {
            // Shown at once, and rolled back with an alert when the platform refuses.
            setEditing(false);
            void announceChange(cart.updateFields(entry.id, json), () => fill(texts.fieldsChanged, { name }));
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
});

/** The platform's pictures come in the width that is asked for; others leave the question unread, and embedded ones have one size. */
function thumbnailOf(imageUrl: string | null): string | undefined {
  if (imageUrl?.startsWith('data:image/')) return imageUrl;
  const url = safeRedirect(imageUrl || 'data:', { anyOrigin: true });
  if (url && !url.searchParams.has('format')) url.searchParams.set('format', '100w');
  return url?.href;
}

/** The name of a line, which tells two variants of one product apart: "Breakfast Mug, Oat, Large". */
export const entryName = (
  { title, chosenVariant }: Pick<ShownEntry, 'title' | 'chosenVariant'>,
  { untitledItem, listSeparator }: Pick<CartChangeTexts, 'untitledItem' | 'listSeparator'>,
): string => [title || untitledItem, ...Object.values(chosenVariant?.attributes ?? {})].join(listSeparator);

/**
 * The additional-fields form of a cart's line, from the item that the platform sends along with it (the product as on its page); `null` where
 * it sends none: what the visitor has filled in can then be shown, but not changed.
 */
export const readEntryForm = ({ item }: { readonly item?: unknown }): FormDefinition | null =>
  parseFormDefinition(own(own(item, 'structuredContent'), 'additionalFieldsForm') ?? own(item, 'additionalFieldsForm'), null);

/** The parts of a line that the page's filters may change, as they are shown. */
function showLine(
  entry: ShownEntry,
  form: FormDefinition | null,
  isPriceOpen: boolean,
  { texts, changeTexts, answerTexts, money, filterOf }: CartContextValue,
) {
  const filter = filterOf('line-item');
  const options = Object.entries(entry.chosenVariant?.attributes ?? {}).map(([option, value]) => ({
    option,
    label: fill(texts.optionName, { option }),
    value,
  }));
  const answers = fieldLines(entry.additionalFields, form, answerTexts).map(({ label, text }) => (label ? `${label}: ${text}` : text));
  const nodes = [
    ...options.map(({ option, label, value }) => <VariantOption key={option} label={label} value={value} />),
    // oxlint-disable-next-line react/no-array-index-key -- answers have no other name
    ...answers.map((answer, index) => <Answer key={`answer ${index}`} text={answer} />),
  ];
  const title = entry.title || changeTexts.untitledItem;
  const price = entry.subTotal === null ? '' : isPriceOpen ? texts.sumPending : money(entry.subTotal);
  if (!filter) return { title, details: nodes, price };
  const known = [...options.map(({ label, value }) => `${label} ${value}`), ...answers];
  const { item: _item, ...told } = entry;
  const line = filter({ name: title, details: known, price }, () => ({ entry: told }));
  return {
    title: line.name,
    price: line.price,
    // A text that the filter has left as it was keeps its structure.
    // oxlint-disable-next-line react/no-array-index-key -- texts have no other name
    details: line.details.map((detail, index) => nodes[known.indexOf(detail)] ?? <Answer key={`detail ${index}`} text={detail} />),
  };
}

const Answer = ({ text }: { readonly text: string }): ReactNode => <div className="cart-row-field">{text}</div>;

interface LineNameProps extends Pick<ShownEntry, 'fullUrl'> {
  readonly title: string;
  readonly details: readonly ReactNode[];
}

/** The title of a line with a link to its product, what was chosen, and what was filled in. */
function LineName({ title, details, fullUrl }: LineNameProps): ReactNode {
  const url = safeRedirect(fullUrl ?? '');
  return (
    <>
      {/* No heading: themes' rules for headings would blow it up. */}
      {fullUrl && url ? (
        <a className="cart-row-title" href={siteAddress(url.pathname + url.search + url.hash)}>
          {title}
        </a>
      ) : (
        <span className="cart-row-title">{title}</span>
      )}
      <div className="cart-row-variants">{details}</div>
    </>
  );
}

/** The price of one piece of a line, beside its price without the sale. */
function UnitPrice({ purchasePriceCents, nonSalePriceCents }: ShownEntry): ReactNode {
  const { settings, texts, money } = useCartPage();
  if (purchasePriceCents === null) return null;
  return (
    <div className="cart-row-unit-price">
      {nonSalePriceCents !== null && nonSalePriceCents > purchasePriceCents && (
        <>
          <Text className="cart-hidden">{settings.productTexts.originalPrice}</Text>{' '}
          <Text tag="s" className="cart-row-original-price" isAmount>
            {money(nonSalePriceCents)}
          </Text>{' '}
        </>
      )}
      <Text>{fill(texts.unitPrice, { price: money(purchasePriceCents) })}</Text>
    </div>
  );
}

/** A value of the chosen variant with the name of its option, without which "Large" beside "Oat" may be anything. */
const VariantOption = ({ label, value }: { readonly label: string; readonly value: string }): ReactNode => (
  <div className="cart-row-variant">
    <span className="cart-row-option">{label}</span> {value}
  </div>
);
