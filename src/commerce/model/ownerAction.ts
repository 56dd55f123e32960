export interface OwnerAction {
  readonly action: 'view' | 'send' | 'send-all';
  readonly productId?: string;
  readonly variantId?: string;
  readonly count: number;
}
