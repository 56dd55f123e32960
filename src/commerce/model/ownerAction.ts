/** What an owner has done on the owner's screens. Never holds an address. */
export interface OwnerAction {
  readonly action: 'view' | 'send' | 'send-all';
  readonly productId?: string;
  readonly variantId?: string;
  /** Variants that were shown, or that the platform has taken. */
  readonly count: number;
}
