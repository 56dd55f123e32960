import { useState, type ReactNode } from 'react';
import {
  readShippingLocation,
  readShippingOption,
  readShippingOptions,
  Text,
  useOwnId,
  useShop,
  type Cart,
  type ShippingLocation,
} from '../../src/index.ts';
import { useCartPage } from './CartContext.ts';

/** The fields of a place, with what browsers fill them in from. */
const FIELDS = [
  ['country', 'country'],
  ['region', 'address-level1'],
  ['city', 'address-level2'],
  ['postalCode', 'postal-code'],
] as const satisfies readonly (readonly [keyof ShippingLocation, string])[];

/** Where the cart goes and how; a cart that needs no shipping says so. */
export function Shipping({ cart }: { cart: Cart }): ReactNode {
  const { cart: actions } = useShop();
  const { texts, money, tell } = useCartPage();
  /** The way that was chosen, until the host has worked it out. */
  const [chosen, setChosen] = useState<string | null>(null);
  const id = useOwnId();
  if (!cart.requiresShipping) return <p className="cart-no-shipping">{texts.nothingToShip}</p>;

  const options = readShippingOptions(cart.shippingOptions);
  const selected = chosen ?? readShippingOption(cart.selectedShippingOption)?.id;
  const location = readShippingLocation(cart.shippingLocation);
  const select = async (optionId: string) => {
    setChosen(optionId);
    await tell(actions.selectShippingOption(optionId), () => texts.shippingChanged);
    setChosen(null);
  };
  const locate = (form: HTMLFormElement) => {
    const values = new FormData(form);
    const read = (name: string) => String(values.get(name) ?? '').trim();
    const next = { country: read('country').toUpperCase(), region: read('region'), city: read('city'), postalCode: read('postalCode') };
    void tell(actions.setShippingLocation(next), () => texts.shippingChanged);
  };

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
              ? `${texts.shipTo} ${[location.city, location.region, location.postalCode, location.country].filter(Boolean).join(', ')}`
              : texts.shipToUnknown}
          </Text>
        </summary>
        <form
          key={Object.values(location ?? {}).join()}
          onSubmit={(event) => {
            event.preventDefault();
            locate(event.currentTarget);
          }}
        >
          {FIELDS.map(([name, token]) => (
            <label key={name}>
              <Text>{texts[name]}</Text>
              <input name={name} required={name === 'country'} defaultValue={location?.[name]} autoComplete={`shipping ${token}`} />
            </label>
          ))}
          <button type="submit">{texts.updateShipping}</button>
        </form>
      </details>
    </div>
  );
}
