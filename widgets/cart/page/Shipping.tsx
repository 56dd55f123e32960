import { useState, type ReactNode } from 'react';
import { readShippingLocation, type ShippingLocation } from '../../../src/commerce/model/shippingLocation.ts';
import { readShippingOption, readShippingOptions } from '../model/shippingOption.ts';
import { countryName } from '../../../src/commerce/model/listCountries.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import { useCart, useCartState } from '../useCart.ts';
import { useCartPage } from './CartContext.ts';
import { ShippingForm } from './ShippingForm.tsx';

/** Where the cart goes and how, or that it needs no shipping. */
export function Shipping({ cart, storeCountry }: { cart: Cart; storeCountry: string }): ReactNode {
  const actions = useCart();
  const { texts, money, announceChange } = useCartPage();
  /** The way that was chosen, until the platform has worked it out. */
  const [chosen, setChosen] = useState<string | null>(null);
  const { textLanguage } = useSettings();
  const id = useOwnId();
  const errorId = `${id}e`;
  const error = useCartState((state) => state.shippingError);
  if (!cart.requiresShipping) return <p className="cart-no-shipping">{texts.nothingToShip}</p>;

  const options = readShippingOptions(cart.shippingOptions);
  const selected = chosen ?? readShippingOption(cart.selectedShippingOption)?.id;
  const location = readShippingLocation(cart.shippingLocation);
  const select = async (optionId: string) => {
    setChosen(optionId);
    await announceChange(actions.selectShippingOption(optionId), () => texts.shippingChanged);
    setChosen(null);
  };
  const locate = (next: ShippingLocation) => void announceChange(actions.setShippingLocation(next), () => texts.shippingChanged);

  return (
    <div className="cart-shipping">
      {options.length > 0 && (
        <fieldset>
          <legend>{texts.shipping}</legend>
          {options.map((option) => (
            <label key={option.id}>
              <input type="radio" name={`${id}o`} checked={option.id === selected} onChange={() => void select(option.id)} />{' '}
              <Text>{option.name}</Text> {option.costCents !== null && <Text isAmount>{money(option.costCents)}</Text>}
            </label>
          ))}
        </fieldset>
      )}
      <details>
        <summary>
          <Text>
            {location
              ? `${texts.shipTo} ${[location.city, location.region, location.postalCode, countryName(location.country, textLanguage)].filter(Boolean).join(', ')}`
              : texts.shipToUnknown}
          </Text>
        </summary>
        <ShippingForm location={location} storeCountry={storeCountry} errorId={error === null ? null : errorId} onLocate={locate} />
      </details>
      <p id={errorId} className="cart-shipping-error" role="alert">
        {error !== null && <Text>{error}</Text>}
      </p>
    </div>
  );
}
