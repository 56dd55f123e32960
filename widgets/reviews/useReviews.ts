import { useLayoutEffect, useState } from 'react';
import { useReport, useActions } from '../../src/core/ui/ShopContext.ts';
import { useWrites } from '../../src/core/ui/useWrites.ts';
import type { Review } from '../../src/commerce/model/review.ts';
import { createReviewActions } from './reviewActions.ts';
import { whenUnseen } from './whenUnseen.ts';

/** `null` while loading; after a failure, which is reported, empty. */
export function useReviews(productId: string): readonly Review[] | null {
  const actions = useActions(createReviewActions);
  const report = useReport();
  const [reviews, setReviews] = useState<readonly Review[] | null>(null);
  useLayoutEffect(() => {
    let isOver = false;
    void actions.load(productId).then((answer) => {
      if (isOver) return;
      if (!answer.ok) report(answer.error);
      setReviews(answer.ok ? answer.value : []);
    });
    return () => void (isOver = true);
  }, [actions, productId, report]);
  return reviews;
}

/**
 * Reserves space in the element, and gives it up when the shift is out of sight.
 *
 * @param height a CSS length; `null`: the element's own
 */
export function useRoom(element: HTMLElement, height: string | null, isComing: boolean): void {
  const [isKept, setKept] = useState(true);
  useLayoutEffect(() => (isComing ? undefined : whenUnseen(element, () => setKept(false))), [element, isComing]);
  const room = isKept ? height : '0';
  useWrites((write) => {
    if (room !== null) write.style(element, 'min-block-size', room);
  });
}
