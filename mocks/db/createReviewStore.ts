/** A review as sent by the host; tests use malformed ones. */
export type HostReview = Readonly<Record<string, unknown>>;

export interface ReviewStore {
  /** Whether the site shows reviews; default yes. */
  isEnabled: boolean;
  of(productId: string): readonly HostReview[];
  set(productId: string, reviews: readonly HostReview[]): void;
}

/** @param written a product's initial reviews */
export function createReviewStore(written: (productId: string) => readonly HostReview[] = () => []): ReviewStore {
  const changed = new Map<string, readonly HostReview[]>();
  return {
    isEnabled: true,
    of: (productId) => changed.get(productId) ?? written(productId),
    set: (productId, reviews) => void changed.set(productId, reviews),
  };
}
