/** A review as the host sends it (spec §3); what is missing or wrong is the point of some tests. */
export type HostReview = Readonly<Record<string, unknown>>;

/** What customers have said, by product; forgotten with the host's process. */
export interface ReviewDesk {
  /** Whether the site shows reviews at all; default yes. */
  isEnabled: boolean;
  of(productId: string): readonly HostReview[];
  set(productId: string, reviews: readonly HostReview[]): void;
}

/** @param written what customers of a product have said until a test says otherwise */
export function createReviewDesk(written: (productId: string) => readonly HostReview[] = () => []): ReviewDesk {
  const changed = new Map<string, readonly HostReview[]>();
  return {
    isEnabled: true,
    of: (productId) => changed.get(productId) ?? written(productId),
    set: (productId, reviews) => void changed.set(productId, reviews),
  };
}
