import type { Money } from '../../money/money.ts';
import { fill } from '../texts/fill.ts';
import type { InstalmentTexts } from '../texts/instalmentTexts.ts';
import type { InstalmentOffer } from './instalmentOffer.ts';

export function instalmentText(offer: InstalmentOffer, texts: InstalmentTexts, formatMoney: (money: Money) => string): string {
  switch (offer.kind) {
    case 'in-range':
      return fill(texts.offer, { payments: offer.payments, amount: formatMoney(offer.amount) });
    case 'too-low':
      return fill(texts.ordersOver, { amount: formatMoney(offer.limit) });
    case 'too-high':
      return fill(texts.ordersUpTo, { amount: formatMoney(offer.limit) });
  }
}
