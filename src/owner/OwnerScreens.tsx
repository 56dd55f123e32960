import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ApiError } from '../core/wire/ApiError.ts';
import type { OwnerApi } from './calls.ts';
import { failureText } from '../commerce/texts/failureText.ts';
import { fill } from '../commerce/texts/fill.ts';
import type { OwnerScreenTexts } from './ownerScreenTexts.ts';
import { createSending } from './createSending.ts';
import { loadRestock, type WaitingVariant } from './loadRestock.ts';
import type { OwnerAction } from '../commerce/model/ownerAction.ts';
import type { ProductNames } from './loadNames.ts';
import { RestockTable } from './RestockTable.tsx';
import { addListener } from '../lib/listen.ts';

interface OwnerScreensProps {
  readonly api: OwnerApi;
  readonly texts: OwnerScreenTexts;
  /** Known before anything is loaded. */
  readonly names?: ProductNames;
  /** '' or left out: no list of products is read. */
  readonly productsPath?: string;
  readonly onAction: (action: OwnerAction) => void;
}

const NO_NAMES: ProductNames = {};

export function OwnerScreens({ api, texts, names: given = NO_NAMES, productsPath = '', onAction }: OwnerScreensProps): ReactNode {
  const explain = useCallback((failure: ApiError) => failureText(failure, texts, navigator.cookieEnabled), [texts]);
  const sending = useMemo(() => createSending(api, explain), [api, explain]);
  const [turn, setTurn] = useState(0);
  const [variants, setVariants] = useState<readonly WaitingVariant[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [showsReviews, setShowsReviews] = useState<boolean | null>(null);
  useEffect(() => {
    let isOver = false;
    void loadRestock(api).then((answer) => {
      if (isOver) return;
      if (!answer.ok) return setError(explain(answer.error));
      setVariants(answer.value);
      onAction({ action: 'view', count: answer.value.length });
    });
    void api.reviewsAssign().then((answer) => void (!isOver && answer.ok && setShowsReviews(answer.value.isProductReviewsEnabled)));
    return () => void (isOver = true);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- and again on request
  }, [api, explain, onAction, turn]);
  const [names, setNames] = useState(given);
  const isAnyone = variants !== null && variants.length > 0;
  useEffect(() => {
    if (!isAnyone || productsPath === '') return;
    let isOver = false;
    void api.names(productsPath).then((found) => void (isOver || setNames({ ...found, ...given })));
    return () => void (isOver = true);
  }, [api, given, isAnyone, productsPath]);
  // Stops sending once the page is left.
  useEffect(() => {
    const off = addListener(window, 'pagehide', sending.cancel);
    return () => {
      off();
      sending.cancel();
    };
  }, [sending]);
  const title = useRef<HTMLHeadingElement>(null);
  const tryAgain = () => {
    title.current?.focus();
    setError(null);
    setTurn(turn + 1);
  };

  return (
    <div className="storefront-owner">
      <section>
        <h2 ref={title} tabIndex={-1}>
          {texts.ownerTitle}
        </h2>
        {variants === null && error === null && <output>{texts.ownerLoading}</output>}
        {error !== null && (
          <>
            <p role="alert">{fill(texts.ownerFailed, { message: error })}</p>
            <button type="button" onClick={tryAgain}>
              {texts.ownerTryAgain}
            </button>
          </>
        )}
        {variants?.length === 0 && <p>{texts.ownerEmpty}</p>}
        {isAnyone && <RestockTable variants={variants} names={names} sending={sending} texts={texts} onAction={onAction} />}
      </section>
      {showsReviews !== null && (
        <section>
          <h2>{texts.ownerReviewsTitle}</h2>
          <p>{showsReviews ? texts.ownerReviewsOn : texts.ownerReviewsOff}</p>
        </section>
      )}
    </div>
  );
}
