import { useLayoutEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { listCountries, type Country } from '../../../src/commerce/model/listCountries.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import type { ShippingLocation } from '../../../src/commerce/model/shippingLocation.ts';
import { useCartPage } from './CartContext.ts';
import { Choices, RegionField, type Fault } from './RegionField.tsx';

interface ShippingFormProps {
  /** As the cart has it; `null`: not known. */
  readonly location: ShippingLocation | null;
  /** ISO 3166-1 alpha-2 code of the store's country, which most of its customers share; '': not known. */
  readonly storeCountry: string;
  /** The id of the message about a refused place; `null`: none was refused. */
  readonly errorId: string | null;
  readonly onLocate: (location: ShippingLocation) => void;
}

/** Where the cart goes, asked as the country writes its addresses. It stays what it is while the platform reckons, with the focus in it. */
export function ShippingForm({ location, storeCountry, errorId, onLocate }: ShippingFormProps): ReactNode {
  const { texts } = useCartPage();
  const form = useRef<HTMLFormElement>(null);
  const [country, setCountry] = useState(location?.country ?? '');
  /** The field that was not filled in at the last try, until something is changed. */
  const [missing, setMissing] = useState<'country' | 'region' | null>(null);
  const missingId = useOwnId();
  // A place that the visitor has set on another page is shown here as well, but does not replace text that is being typed.
  const json = JSON.stringify(location);
  useLayoutEffect(() => {
    if (!location || form.current?.contains(document.activeElement)) return;
    setCountry(location.country);
    for (const control of form.current?.querySelectorAll<HTMLInputElement>('input,[name="region"]') ?? [])
      control.value = location[control.name as keyof ShippingLocation];
    // oxlint-disable-next-line react/exhaustive-deps -- compared by its text
  }, [json]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const read = (name: string) => String(values.get(name) ?? '').trim();
    const now = country === '' ? 'country' : asksRegion(country) && read('region') === '' ? 'region' : null;
    setMissing(now);
    if (now) return event.currentTarget.querySelector<HTMLElement>(`[name="${now}"]`)?.focus();
    onLocate({ country, region: read('region'), city: read('city'), postalCode: read('postalCode') });
  };
  /** Marks a field that is missing, or all of them where the platform has refused the place. */
  const faultOf = (name: string): Fault => {
    const fault = name === missing ? missingId : errorId;
    return { 'aria-invalid': fault !== null || undefined, 'aria-describedby': fault ?? undefined };
  };
  const field = (name: 'city' | 'postalCode', token: string) => (
    <label key={name}>
      <Text>{texts[name]}</Text>
      <input name={name} defaultValue={location?.[name]} autoComplete={`shipping ${token}`} {...faultOf(name)} />
    </label>
  );

  return (
    <form ref={form} noValidate onSubmit={submit} onChange={() => setMissing(null)}>
      <CountryField {...{ country, storeCountry, known: location?.country ?? '' }} fault={faultOf('country')} onChange={setCountry} />
      {asksRegion(country) && (
        // Another country has other regions: the field begins anew.
        <RegionField
          key={country}
          country={country}
          known={location?.country === country ? location.region : ''}
          fault={faultOf('region')}
        />
      )}
      {field('city', 'address-level2')}
      {asksPostalCode(country) && field('postalCode', 'postal-code')}
      {missing && (
        <p id={missingId} className="cart-shipping-error" role="alert">
          <Text>{missing === 'country' ? texts.chooseCountry : texts.chooseRegion}</Text>
        </p>
      )}
      <button type="submit">{texts.updateShipping}</button>
    </form>
  );
}

interface CountryFieldProps extends Pick<ShippingFormProps, 'storeCountry'> {
  readonly country: string;
  /** As the cart has it; '': not known. */
  readonly known: string;
  readonly fault: Fault;
  readonly onChange: (country: string) => void;
}

/** All countries in the language of the page, the store's own first. */
function CountryField({ country, storeCountry, known, fault, onChange }: CountryFieldProps): ReactNode {
  const { texts } = useCartPage();
  const { textLanguage } = useSettings();
  const countries = useMemo(() => {
    const all = listCountries(textLanguage, known);
    const isStores = ({ code }: Country) => code === storeCountry;
    return [...all.filter(isStores), ...all.filter((one) => !isStores(one))];
  }, [known, storeCountry, textLanguage]);
  return (
    <label>
      <Text>{texts.country}</Text>
      <select
        name="country"
        required
        value={country}
        autoComplete="shipping country"
        {...fault}
        onChange={(event) => onChange(event.target.value)}
      >
        <Choices ask={texts.chooseCountry} list={countries} />
      </select>
    </label>
  );
}

/** Where an address names its state, province or prefecture (Unicode CLDR and the address forms of the Universal Postal Union). */
const WITH_REGION = new Set('AE AU BR CA CN CO ES HK ID IN IT JP KR MX MY PG SO SV TW US VE'.split(' '));
/** Where letters have no postal codes (Universal Postal Union). */
const WITHOUT_POSTAL_CODE = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

const asksRegion = (country: string): boolean => WITH_REGION.has(country);

const asksPostalCode = (country: string): boolean => !WITHOUT_POSTAL_CODE.has(country);
