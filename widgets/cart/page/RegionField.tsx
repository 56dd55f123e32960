import { type ReactNode } from 'react';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useCartPage } from './CartContext.ts';
import { regionsOf } from './regions.ts';

interface RegionFieldProps {
  readonly country: string;
  /** As the cart has it; '': not known, or of another country. */
  readonly known: string;
  /** The id of what says why the last place was not taken; `null`: it was. */
  readonly errorId: string | null;
}

/** The state, province or region of an address: chosen where a country has a short list of them, typed elsewhere. */
export function RegionField({ country, known, errorId }: RegionFieldProps): ReactNode {
  const { texts } = useCartPage();
  const regions = regionsOf(country, known);
  const attributes = {
    name: 'region',
    required: true,
    defaultValue: known,
    autoComplete: 'shipping address-level1',
    'aria-invalid': errorId !== null || undefined,
    'aria-describedby': errorId ?? undefined,
  };
  return (
    <label>
      <Text>{texts.region}</Text>
      {regions.length > 0 ? (
        <select {...attributes}>
          <option value="">{texts.chooseRegion}</option>
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input {...attributes} />
      )}
    </label>
  );
}
