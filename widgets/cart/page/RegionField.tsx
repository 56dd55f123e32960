import type { AriaAttributes, ReactNode } from 'react';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useCartPage } from './CartContext.ts';

/** Attributes that mark a field as wrong. */
export type Fault = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>;

interface RegionFieldProps {
  readonly country: string;
  /** As the cart has it; '': not known, or of another country. */
  readonly known: string;
  readonly fault: Fault;
}

/** The state, province or region of an address: chosen where a country has a short list of them, typed elsewhere. */
export function RegionField({ country, known, fault }: RegionFieldProps): ReactNode {
  const { texts } = useCartPage();
  const regions = regionsOf(country, known);
  const attributes = {
    name: 'region',
    required: true,
    defaultValue: known,
    autoComplete: 'shipping address-level1',
    ...fault,
  };
  return (
    <label>
      <Text>{texts.region}</Text>
      {regions.length > 0 ? (
        <select {...attributes}>
          <Choices ask={texts.chooseRegion} list={regions} />
        </select>
      ) : (
        <input {...attributes} />
      )}
    </label>
  );
}

/** A country or a region: its code, and its name. */
interface Choice {
  readonly code: string;
  readonly name: string;
}

interface ChoicesProps {
  /** Stands for that nothing is chosen yet. */
  readonly ask: string;
  readonly list: readonly Choice[];
}

/** The choices of a select: countries, or regions of one. */
export const Choices = ({ ask, list }: ChoicesProps): ReactNode => (
  <>
    <option value="">{ask}</option>
    {list.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </>
);

/**
 * The states, provinces and territories of the countries whose addresses abbreviate them (USPS Publication 28, Canada Post, Australia
 * Post). In English, as these posts write them.
 */
const REGIONS: Readonly<Record<string, string>> = {
  US: 'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MH Marshall Islands|MD Maryland|MA Massachusetts|MI Michigan|FM Micronesia|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PW Palau|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VI Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
};

/**
 * The regions of a country to choose from, by their postal abbreviations; none where the region has to be typed.
 * @param known the region that the cart has, which stays in the list whatever it is; '': none
 */
function regionsOf(country: string, known: string): readonly Choice[] {
  if (!Object.hasOwn(REGIONS, country)) return [];
  const regions = (REGIONS[country] as string).split('|').map((line): Choice => {
    const [code = ''] = line.split(' ', 1);
    return { code, name: line.slice(code.length + 1) };
  });
  return known === '' || regions.some(({ code }) => code === known) ? regions : [{ code: known, name: known }, ...regions];
}
