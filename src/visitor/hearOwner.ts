import type { OwnerAction } from '../commerce/model/ownerAction.ts';

/** Hears what the owner's screens tell: they are a script of their own, which knows nothing of this one. Returns its off. */
export function hearOwner(page: Document, onAction: (action: OwnerAction) => void): () => void {
  const hear = (event: Event) => onAction((event as CustomEvent<OwnerAction>).detail);
  page.addEventListener('storefront:owner-action', hear);
  return () => page.removeEventListener('storefront:owner-action', hear);
}
