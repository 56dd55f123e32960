import type { ReactNode } from 'react';

interface PlansProps {
  readonly texts: { readonly once: string; readonly subscribe: string; readonly howOften: string };
  /** By their places among the plans. */
  readonly frequencies: readonly { readonly place: number; readonly text: string }[];
}

/** The choice of a page that leaves it to us, in the structure of existing templates. What is chosen, and the prices, are written to it. */
export function Plans({ texts, frequencies }: PlansProps): ReactNode {
  return (
    <div className="subs-otp-radio-wrapper">
      <Option kind="one-time-purchase" value="once" text={texts.once} />
      <Option kind="subscription" value="subscribe" text={texts.subscribe}>
        <div className="subscription-frequency">
          <select aria-label={texts.howOften}>
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

function Option({ kind, value, text, children }: { kind: string; value: string; text: string; children?: ReactNode }): ReactNode {
  return (
    <div className={`subs-and-otp-option ${kind}-option`}>
      <label className="subs-and-otp-label">
        <input type="radio" value={value} /> <span>{text}</span>
      </label>
      <div className="product-price" />
      {children}
    </div>
  );
}
