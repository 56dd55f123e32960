import type { ReactNode } from 'react';
import { useControlStyles } from '../../../src/core/ui/useControlStyles.ts';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';

interface PlansProps {
  readonly texts: { readonly once: string; readonly subscribe: string; readonly howOften: string };
  readonly frequencies: readonly { readonly place: number; readonly text: string }[];
}

/** Our own choice in the structure of existing templates; values are written to it. */
export function Plans({ texts, frequencies }: PlansProps): ReactNode {
  // React must set the name: it removes unknown ones at each change, which breaks arrow keys.
  const name = useOwnId();
  useControlStyles();
  return (
    <div className="subs-otp-radio-wrapper storefront-plans">
      <Option name={name} kind="one-time-purchase" value="once" text={texts.once} />
      <Option name={name} kind="subscription" value="subscribe" text={texts.subscribe}>
        <div className="subscription-frequency">
          <select className="storefront-control" aria-label={texts.howOften}>
            {frequencies.map(({ place, text }) => (
              <option key={place} value={place}>
                {text}
              </option>
            ))}
          </select>
        </div>
      </Option>
    </div>
  );
}

interface OptionProps {
  readonly name: string;
  readonly kind: string;
  readonly value: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Option({ name, kind, value, text, children }: OptionProps): ReactNode {
  return (
    <div className={`subs-and-otp-option ${kind}-option`}>
      <label className="subs-and-otp-label">
        <input type="radio" className="storefront-control" name={name} value={value} /> <span>{text}</span>
      </label>
      <div className="product-price" />
      {children}
    </div>
  );
}
