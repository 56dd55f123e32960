interface Bucket {
  left: number;
  at: number;
}

/** Requests allowed at once, and per second after that. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

const MOST_NAMES = 50_000;

/** Whether a visitor may ask once more; each instance counts for itself. */
export function createLimits({ burst, perSecond }: Limit, now: () => number = Date.now): (name: string) => boolean {
  const buckets = new Map<string, Bucket>();
  return (name) => {
    const at = now();
    const bucket = buckets.get(name) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    buckets.delete(name);
    // The one that has been quiet the longest is forgotten first.
    if (buckets.size >= MOST_NAMES) buckets.delete(buckets.keys().next().value ?? '');
    buckets.set(name, { left: left >= 1 ? left - 1 : left, at });
    return left >= 1;
  };
}
