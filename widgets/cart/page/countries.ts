/** Where an address names its state, province or prefecture (Unicode CLDR and the address forms of the Universal Postal Union). */
const WITH_REGION = new Set('AE AU BR CA CN CO ES HK ID IN IT JP KR MX MY PG SO SV TW US VE'.split(' '));
/** Where letters have no postal codes (Universal Postal Union). */
const WITHOUT_POSTAL_CODE = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

export const asksRegion = (country: string): boolean => WITH_REGION.has(country);

export const asksPostalCode = (country: string): boolean => !WITHOUT_POSTAL_CODE.has(country);
