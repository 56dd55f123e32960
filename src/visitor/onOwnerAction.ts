import type { OwnerAction } from '../commerce/model/ownerAction.ts';

/** The owner's screens are a separate script that reports by DOM events. Returns its off. */
export function onOwnerAction(page: Document, onAction: (action: OwnerAction) => void): () => void {
  const handler = (event: Event) => onAction((event as CustomEvent<OwnerAction>).detail);
  page.addEventListener('storefront:owner-action', handler);
  return () => page.removeEventListener('storefront:owner-action', handler);
}
