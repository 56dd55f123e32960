import type { OwnerAction } from '../commerce/model/ownerAction.ts';
import type { AnalyticsEvent } from './analyticsEvent.ts';

/** A button block of the site; fired on the link or button in it. What is written on it is left out: a theme may look for itself. */
export interface ButtonEvent {
  readonly productInstance: null;
  /** The id of the block's element. */
  readonly blockId: string | null;
  /** As it stands in the markup; `null` for a button that is no link. */
  readonly href: string | null;
  readonly element: Element;
}

/** What is noticed of a visitor, or of the owner. Emitted on the page as described at `StorefrontEvents`. */
export interface VisitorEvents {
  /** What analytics tells others of the shop, by the names of Google Analytics 4, after the visitor's consent. */
  analytics: { readonly productInstance: null } & AnalyticsEvent;
  /** The visitor has clicked a button block. */
  'button-click': ButtonEvent;
  /** Half of a button block has been on the screen: once for each. */
  'button-render': ButtonEvent;
  /** The owner has done something on the owner's screens; fired on their element. Heard of once the page has come to rest. */
  'owner-action': { readonly productInstance: null } & OwnerAction;
}
