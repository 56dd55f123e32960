import { onFCP } from 'web-vitals/onFCP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import { onCLS } from 'web-vitals/attribution/onCLS.js';
import type { LCPMetric, Metric } from 'web-vitals';
import type { TimingAttribution } from '../schemas/pageSpeedData.ts';
import { unclobbered } from '../../lib/unclobbered.ts';
import { activationStart, navigationEntry } from './navigationTimings.ts';
import type { RecordMetric, ViewKind } from '../RecordMetric.ts';

/**
 * In ms: https://web.dev/articles/fcp. Not recorded if the page was hidden before.
 *
 * @param hiddenAt when the page was first hidden, in ms since navigation began
 */
export const watchFirstContentfulPaint = (record: RecordMetric, hiddenAt: () => number): void =>
  onFCP(
    (metric) => {
      const [entry] = metric.entries;
      if (!entry || entry.startTime < hiddenAt()) record(viewOf(metric), { firstContentfulPaint: metric.value });
    },
    { reportAllChanges: true },
  );

/**
 * In ms: https://web.dev/articles/lcp. Not recorded if the page was hidden before.
 *
 * @param hiddenAt when the page was first hidden, in ms since navigation began
 */
export const watchLargestContentfulPaint = (record: RecordMetric, hiddenAt: () => number): void =>
  onLCP(
    (metric) => {
      const [entry] = metric.entries;
      if (entry && entry.startTime >= hiddenAt()) return;
      record(viewOf(metric), { largestContentfulPaint: metric.value }, largestPaintParts(metric));
    },
    { reportAllChanges: true },
  );

/**
 * Parts of the largest paint: https://web.dev/articles/optimize-lcp. The attribution build of web-vitals is not used, because its module
 * observes every request as soon as it is evaluated. A page restored from the back/forward cache has no parts.
 */
function largestPaintParts({ entries, value }: LCPMetric): TimingAttribution {
  const entry = entries.at(-1);
  const load = navigationEntry();
  if (!entry || !load) return {};
  const activated = activationStart(load);
  // A request that began after the paint cannot have brought what was painted.
  const request = entry.url
    ? performance.getEntriesByName(entry.url, 'resource').findLast((one) => requestStart(one) <= entry.startTime)
    : undefined;
  const firstByte = Math.max(load.responseStart - activated, 0);
  const requested = Math.max(firstByte, request ? requestStart(request) - activated : 0);
  // Films are still loading after their first frame.
  const loaded = Math.min(value, Math.max(requested, request ? (request as PerformanceResourceTiming).responseEnd - activated : 0));
  const target = entry.element ? selectorOf(entry.element) : entry.id && `#${entry.id}`;
  return {
    largestContentfulPaint: {
      target,
      resourceLoadDelay: requested - firstByte,
      resourceLoadDuration: loaded - requested,
      elementRenderDelay: value - loaded,
    },
  };
}

const LONGEST_SELECTOR = 100;

/** A CSS selector from the nearest ancestor with an id, in the form that web-vitals writes for interactions. */
function selectorOf(element: Element): string {
  let selector = '';
  for (let at: Element | null = element; at; at = unclobbered(at).parentElement) {
    const { id, localName, classList } = unclobbered(at);
    const part = id ? `#${id}` : [localName, ...[...classList].sort()].join('.');
    if (selector.length + part.length >= LONGEST_SELECTOR) return selector || part;
    selector = selector ? `${part}>${selector}` : part;
    if (id) break;
  }
  return selector;
}

/** Other origins hide when their request was sent, unless they allow it. */
const requestStart = (entry: PerformanceEntry): number => (entry as PerformanceResourceTiming).requestStart || entry.startTime;

/** https://web.dev/articles/cls; a score without a unit, and 0 is a value. */
export const watchCumulativeLayoutShift = (record: RecordMetric): void =>
  onCLS(
    (metric) => {
      const { largestShiftTarget: target, largestShiftValue: value, largestShiftTime: time, loadState } = metric.attribution;
      record(viewOf(metric), { cumulativeLayoutShift: metric.value }, { cumulativeLayoutShift: { target, value, time, loadState } });
    },
    { reportAllChanges: true },
  );

export const viewOf = ({ navigationType }: Metric): ViewKind => (navigationType === 'back-forward-cache' ? 'return' : 'load');
