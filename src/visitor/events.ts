import type { OwnerAction } from '../commerce/model/ownerAction.ts';
import type { AnalyticsEvent } from './analyticsEvent.ts';

export interface ButtonEvent {
  readonly productInstance: null;
  readonly blockId: string | null;
  /** As in the markup; `null` for a button that is no link. */
  readonly href: string | null;
  readonly element: Element;
}

/** Emitted on the page as described at `StorefrontEvents`. */
export interface VisitorEvents {
  /** Google Analytics 4 events, emitted after the visitor's consent. */
  analytics: { readonly productInstance: null } & AnalyticsEvent;
  'button-click': ButtonEvent;
  /** Emitted once, when half of the block has been visible. */
  'button-render': ButtonEvent;
  /** Emitted on the element of the owner's screens; recorded once the page is idle. */
  'owner-action': { readonly productInstance: null } & OwnerAction;
}
