import { useState, useSyncExternalStore, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { fill } from '../commerce/texts/fill.ts';
import type { OwnerScreenTexts } from './ownerScreenTexts.ts';
import type { Sending } from './createSending.ts';
import type { WaitingVariant } from './loadRestock.ts';
import type { OwnerAction } from '../commerce/model/ownerAction.ts';
import type { ProductNames } from './loadNames.ts';
import { SendAll } from './SendAll.tsx';
import { addListener } from '../lib/listen.ts';

interface RestockTableProps {
  readonly variants: readonly WaitingVariant[];
  readonly names: ProductNames;
  readonly sending: Sending;
  readonly texts: OwnerScreenTexts;
  readonly onAction: (action: OwnerAction) => void;
}

const ROWS = 50;

const variantName = (names: ProductNames, { productId, variantId }: WaitingVariant): string =>
  names[productId]?.variants?.[variantId] ?? variantId;

/** "Breakfast mug: Oat / Small"; the variant's id, which is enough alone, where the product has no name. */
const fullName = (names: ProductNames, variant: WaitingVariant): string => {
  const product = names[variant.productId];
  return product ? `${product.title}: ${variantName(names, variant)}` : variant.variantId;
};

export function RestockTable({ variants, names, sending, texts, onAction }: RestockTableProps): ReactNode {
  const { sent, unknown, progress, error } = useSyncExternalStore(sending.subscribe, () => sending.state);
  const [limit, setLimit] = useState(ROWS);
  const isSending = progress !== null;
  useLeaveWarning(isSending);
  const emailsOf = (list: readonly WaitingVariant[]) => list.reduce((sum, variant) => sum + variant.emails.length, 0);
  const left = variants.filter(({ key }) => !sent.has(key) && !unknown.has(key));
  const { total, rows, onSend } = useRowFocus(isSending, limit - ROWS);

  const sendOne = async (variant: WaitingVariant) => {
    onSend(variants.indexOf(variant));
    const count = await sending.send([variant]);
    if (count > 0) onAction({ action: 'send', productId: variant.productId, variantId: variant.variantId, count });
  };
  const sendAll = async () => {
    const count = await sending.send(variants);
    if (count > 0) onAction({ action: 'send-all', count });
  };
  const outcome = ({ key }: WaitingVariant) => (sent.has(key) ? texts.ownerSent : unknown.has(key) ? texts.ownerUnknown : null);

  return (
    <>
      <p ref={total} tabIndex={-1}>
        {fill(texts.ownerTotal, { emails: emailsOf(variants), variants: variants.length })}
      </p>
      <output>{progress ? fill(texts.ownerProgress, progress) : error && fill(texts.ownerNotSent, { message: error })}</output>
      <SendAll
        texts={texts}
        isLeft={left.length > 0}
        emails={emailsOf(left)}
        isSending={isSending}
        heir={total}
        onSend={() => void sendAll()}
        onCancel={sending.cancel}
      />
      <div className="storefront-owner-scroll">
        <table>
          <thead>
            <tr>
              {[texts.ownerProduct, texts.ownerVariant, texts.ownerEmails, texts.ownerAction].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={rows}>
            {variants.slice(0, limit).map((variant) => (
              <tr key={variant.key}>
                <td>{names[variant.productId]?.title ?? variant.productId}</td>
                <td>{variantName(names, variant)}</td>
                <td>
                  <details>
                    <summary>{fill(texts.ownerShowEmails, { count: variant.emails.length })}</summary>
                    {variant.emails.join(', ')}
                  </details>
                </td>
                <td>
                  {outcome(variant) ?? (
                    <button
                      type="button"
                      aria-label={fill(texts.ownerSendTo, { variant: fullName(names, variant) })}
                      aria-disabled={isSending || undefined}
                      onClick={() => void sendOne(variant)}
                    >
                      {texts.ownerSend}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {limit < variants.length && (
        <button type="button" onClick={() => setLimit(limit + ROWS)}>
          {texts.ownerMore}
        </button>
      )}
    </>
  );
}

/**
 * Lets the browser ask before leaving while sending. The listener is registered only for that time, because it keeps the page out of the
 * back/forward cache (https://web.dev/articles/bfcache).
 */
function useLeaveWarning(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    return addListener(window, 'beforeunload', (event) => event.preventDefault());
  }, [isUnderWay]);
}

interface RowFocus {
  /** Stands before the rows; takes the focus when no row has a button left. */
  readonly total: RefObject<HTMLParagraphElement | null>;
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  readonly onSend: (row: number) => void;
}

/**
 * Moves the focus from a sent row to the next one, else the previous one, and to the first of added rows.
 *
 * @param first index of the first added row; 0: none
 */
function useRowFocus(isSending: boolean, first: number): RowFocus {
  const total = useRef<HTMLParagraphElement>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  const sent = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (isSending) return;
    const at = sent.current;
    sent.current = null;
    if (at === null || document.activeElement !== document.body) return;
    const all = [...(rows.current?.children ?? [])];
    const buttons = [...all.slice(at), ...all.slice(0, at).reverse()].flatMap((row) => row.querySelector('button') ?? []);
    (buttons[0] ?? total.current)?.focus();
  }, [isSending]);
  useLayoutEffect(() => {
    if (first > 0) rows.current?.children[first]?.querySelector('summary')?.focus();
  }, [first]);
  return { total, rows, onSend: (row) => void (sent.current = row) };
}
