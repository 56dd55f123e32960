import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { readCoupons, type Coupon } from '../model/coupon.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { useCart, useCartState } from '../useCart.ts';
import { useCartField, useCartPage } from './CartContext.ts';
import { RemoveIcon } from './Empty.tsx';

/** The codes that the cart carries, those that do not count among them, and the field for another one. */
export function Coupons({ cart }: { cart: Cart }): ReactNode {
  const actions = useCart();
  const { texts, announceChange } = useCartPage();
  const error = useCartState((state) => state.couponError);
  const input = useRef<HTMLInputElement>(null);
  const id = useOwnId();
  const valid = readCoupons(cart.validCoupons);
  const counting = new Set(valid.map(({ promoCode }) => promoCode));
  const others = readCoupons(cart.invalidCoupons).filter(({ promoCode }) => !counting.has(promoCode));

  const applying = useRef('');
  /** The visitor was about to leave with a code in the field. */
  const [isOpen, setOpen] = useState(false);
  /** The refusal of a text that was changed since. */
  const [former, setFormer] = useState<string | null>(null);
  // The next refusal may be in the same words.
  if (error === null && former !== null) setFormer(null);
  const message = error !== null && error !== former ? error : isOpen ? texts.couponOpen : null;
  const typed = () => input.current?.value.trim() ?? '';
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const code = typed();
    if (code === '') return;
    setOpen(false);
    applying.current = code;
    const isApplied = await announceChange(actions.applyCoupon(code), () => fill(texts.couponApplied, { code }));
    if (isApplied && input.current && typed() === code) input.current.value = '';
    if (applying.current === code) applying.current = '';
  };
  useCartField(input, {
    check() {
      const code = typed();
      if (code === '' || code === applying.current) return null;
      setOpen(true);
      return input.current;
    },
  });
  const remove = (promoCode: string) => {
    // The button goes away with its code.
    input.current?.focus();
    void announceChange(actions.removeCoupon(promoCode), () => fill(texts.couponRemoved, { code: promoCode }));
  };

  return (
    <form className="cart-coupons" noValidate onSubmit={(event) => void apply(event)}>
      <label htmlFor={`${id}i`}>{texts.coupon}</label>
      <div className="cart-field">
        <input
          ref={input}
          id={`${id}i`}
          autoComplete="off"
          aria-invalid={message !== null || undefined}
          aria-describedby={`${id}e`}
          onChange={() => {
            setOpen(false);
            setFormer(error);
          }}
        />
        <button type="submit">{texts.applyCoupon}</button>
      </div>
      <p id={`${id}e`} className="cart-coupon-error" role="alert">
        {message !== null && <Text>{message}</Text>}
      </p>
      {[...valid, ...others].map((coupon) => (
        <CouponRow
          key={coupon.promoCode}
          coupon={coupon}
          amountCents={counting.has(coupon.promoCode) ? amountOf(coupon, cart) : null}
          onRemove={remove}
        />
      ))}
    </form>
  );
}

interface CouponRowProps {
  readonly coupon: Coupon;
  /** The amount that the code takes off, 0 where that is not known; `null`: it does not count. */
  readonly amountCents: number | null;
  readonly onRemove: (promoCode: string) => void;
}

function CouponRow({ coupon: { promoCode }, amountCents, onRemove }: CouponRowProps): ReactNode {
  const { texts, money } = useCartPage();
  const isBusy = useCartState(({ recalculating, waiting }) => recalculating || waiting);
  const isInvalid = amountCents === null;
  return (
    <div className="cart-coupon" data-invalid={isInvalid ? '' : undefined}>
      <span>
        <b translate="no">{promoCode}</b> {isInvalid && <Text>{texts.couponInvalid}</Text>}
      </span>
      {amountCents !== null && amountCents > 0 && (
        <Text tag="b" className="cart-coupon-amount" isAmount>
          {isBusy ? texts.sumPending : money(-amountCents)}
        </Text>
      )}
      <button type="button" aria-label={fill(texts.removeCoupon, { code: promoCode })} onClick={() => onRemove(promoCode)}>
        <RemoveIcon />
      </button>
    </div>
  );
}

/** The platform's amount that a code takes off, 0 where it is not known; of the only code it is the cart's whole discount. */
const amountOf = ({ discountCents }: Coupon, { validCoupons, discountCents: all }: Cart): number =>
  discountCents ?? (validCoupons.length === 1 ? all : 0);
