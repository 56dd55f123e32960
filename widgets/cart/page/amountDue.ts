import type { ShownSums } from './cartPage.ts';

/** What is left to pay for a cart, in minor units: less than its grand total where gift cards pay a part. */
export const amountDue = ({ amountDueCents, grandTotalCents }: Pick<ShownSums, 'amountDueCents' | 'grandTotalCents'>): number =>
  amountDueCents ?? grandTotalCents;
