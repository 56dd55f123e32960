import { useLayoutEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { listCountries, type Country } from '../../../src/commerce/model/listCountries.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import type { ShippingLocation } from '../../../src/commerce/model/shippingLocation.ts';
import { useCartPage } from './CartContext.ts';
import { RegionField } from './RegionField.tsx';

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
  const { textLanguage } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [country, setCountry] = useState(location?.country ?? '');
  const countries = useMemo(() => {
    const all = listCountries(textLanguage, location?.country ?? '');
    const isStores = ({ code }: Country) => code === storeCountry;
    return [...all.filter(isStores), ...all.filter((one) => !isStores(one))];
  }, [location?.country, storeCountry, textLanguage]);

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
    onLocate({ country, region: read('region'), city: read('city'), postalCode: read('postalCode') });
  };
  const field = (name: 'city' | 'postalCode', token: string) => (
    <label key={name}>
      <Text>{texts[name]}</Text>
      <input
        name={name}
        defaultValue={location?.[name]}
        autoComplete={`shipping ${token}`}
        aria-invalid={errorId !== null || undefined}
        aria-describedby={errorId ?? undefined}
      />
    </label>
  );

  return (
    <form ref={form} onSubmit={submit}>
      <label>
        <Text>{texts.country}</Text>
        <select
          name="country"
          required
          value={country}
          autoComplete="shipping country"
          aria-invalid={errorId !== null || undefined}
          aria-describedby={errorId ?? undefined}
          onChange={(event) => setCountry(event.target.value)}
        >
          <option value="">{texts.chooseCountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {asksRegion(country) && (
        // Another country has other regions: the field begins anew.
        <RegionField key={country} country={country} known={location?.country === country ? location.region : ''} errorId={errorId} />
      )}
      {field('city', 'address-level2')}
      {asksPostalCode(country) && field('postalCode', 'postal-code')}
      <button type="submit">{texts.updateShipping}</button>
    </form>
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
