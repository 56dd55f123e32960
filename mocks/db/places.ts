/** Invented addresses in the maps service's format. */
export const places = [
  {
    id: 'place-1',
    description: '12 Kiln Lane, Newark, NJ, United States',
    parts: ['12', 'Kiln Lane', 'Newark', 'NJ', '07102', 'United States'],
  },
  {
    id: 'place-2',
    description: '12 Kiln Road, Saltmouth, ME, United States',
    parts: ['12', 'Kiln Road', 'Saltmouth', 'ME', '03902', 'United States'],
  },
  {
    id: 'place-3',
    description: '7 Ropewalk, Saltmouth, ME, United States',
    parts: ['7', 'Ropewalk', 'Saltmouth', 'ME', '03902', 'United States'],
  },
] as const;

const TYPES = ['street_number', 'route', 'locality', 'administrative_area_level_1', 'postal_code', 'country'];

export const componentsOf = (parts: readonly string[]) =>
  parts.map((part, index) => ({ types: [TYPES[index]], long_name: part, short_name: part }));
