import { useState, type ReactNode } from 'react';
import { readShippingLocation } from '../../../src/commerce/model/shippingLocation.ts';
import { readShippingOption, readShippingOptions } from '../model/shippingOption.ts';
import { countryName } from '../../../src/commerce/model/listCountries.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { Changed } from '../createCartApi.ts';
import { useCart, useCartState } from '../useCart.ts';
import { useCartPage } from './CartContext.ts';
import { ShippingForm } from './ShippingForm.tsx';

/** Where the cart goes and how, or that it needs no shipping. */
export function Shipping({ cart, storeCountry }: { cart: Cart; storeCountry: string }): ReactNode {
  const actions = useCart();
  const { texts, money, announceChange } = useCartPage();
  const { textLanguage } = useSettings();
  const id = useOwnId();
  const errorId = `${id}e`;
  const error = useCartState((state) => state.shippingError);
  // The names of all countries take as long as twenty lines of the cart, and most visitors never open this.
  const [isAsked, setAsked] = useState(false);
  if (!cart.requiresShipping) return <p className="cart-no-shipping">{texts.nothingToShip}</p>;

  const options = readShippingOptions(cart.shippingOptions);
  const selected = readShippingOption(cart.selectedShippingOption)?.id;
  const location = readShippingLocation(cart.shippingLocation);
  const change = (answer: Changed) => void announceChange(answer, () => texts.shippingChanged);

  return (
    <div className="cart-shipping">
      {options.length > 0 && (
        <fieldset>
          <legend>{texts.shipping}</legend>
          {options.map((option) => (
            <label key={option.id}>
              <input
                type="radio"
                name={`${id}o`}
                checked={option.id === selected}
                onChange={() => change(actions.selectShippingOption(option.id))}
              />{' '}
              <Text>{option.name}</Text> {option.costCents !== null && <Text isAmount>{money(option.costCents)}</Text>}
            </label>
          ))}
        </fieldset>
      )}
      <details onToggle={() => setAsked(true)}>
        <summary>
          <Text>
            {location
              ? `${texts.shipTo} ${[location.city, location.region, location.postalCode, countryName(location.country, textLanguage)].filter(Boolean).join(', ')}`
              : texts.shipToUnknown}
          </Text>
        </summary>
        {isAsked && (
          <ShippingForm
            location={location}
            storeCountry={storeCountry}
            errorId={error === null ? null : errorId}
            onLocate={(next) => change(actions.setShippingLocation(next))}
          />
        )}
      </details>
      <p id={errorId} className="cart-shipping-error" role="alert">
        {error !== null && <Text>{error}</Text>}
      </p>
    </div>
  );
}
