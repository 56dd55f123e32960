import type { Refusable } from '../lib/refusable.ts';

/** A report of an error, as it is sent: JSON. */
export interface ErrorReport {
  /** `error`, or the type of the browser's own report. */
  readonly name: string;
  /** ms since the epoch */
  readonly timestamp: number;
  /** The facts about it: `type`, `message`, `stack`, `path`, `version`, `breadcrumbs` … */
  data: Record<string, unknown>;
}

/** Emitted on the page as described at `StorefrontEvents`. */
export interface ErrorEvents {
  /** An error is about to be recorded. A listener may change `report.data`; refused, it is not sent. */
  'before-error-report': { readonly productInstance: null; readonly report: ErrorReport } & Refusable;
}
