import type { ReactNode } from 'react';
import { useControlStyles } from '../../../src/core/ui/useControlStyles.ts';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';

interface PlansProps {
  readonly texts: { readonly once: string; readonly subscribe: string; readonly howOften: string };
  /** By their places among the plans. */
  readonly frequencies: readonly { readonly place: number; readonly text: string }[];
}

/** The choice of a page that leaves it to us, in the structure of existing templates. What is chosen, and the prices, are written to it. */
export function Plans({ texts, frequencies }: PlansProps): ReactNode {
  // The name is React's to give: at each change it takes away one that it does not know of, and arrow keys lead nowhere.
  const name = useOwnId();
  useControlStyles();
  return (
    <div className="subs-otp-radio-wrapper">
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
