import type { OwnerAction } from '../commerce/model/ownerAction.ts';
import { addListener } from '../lib/listen.ts';

/** The owner's screens are a separate script that reports by DOM events. Returns its off. */
export function onOwnerAction(page: Document, onAction: (action: OwnerAction) => void): () => void {
  return addListener<CustomEvent<OwnerAction>>(page, 'storefront:owner-action', ({ detail }) => onAction(detail));
}
