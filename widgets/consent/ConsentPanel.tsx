import { useState, type ReactNode } from 'react';
import { PURPOSES, type ConsentState } from '../../src/commerce/model/consent.ts';
import { Text } from '../../src/core/ui/Text.tsx';
import { useSettings } from '../../src/core/ui/ShopContext.ts';
import { useOwnId } from '../../src/core/ui/useOwnId.ts';
import { useStyles } from '../../src/core/ui/useStyles.ts';
import type { Texts } from '../../src/commerce/texts/localize.ts';
import styles from './consent.css?inline';
import { purposeNames, type consentTexts } from './consentTexts.ts';

interface PanelProps {
  readonly texts: Texts<typeof consentTexts>;
  readonly state: ConsentState;
  readonly isRefusedByBrowser: boolean;
  /** Closes it without an answer; `null` while the site waits for one. */
  readonly onClose: (() => void) | null;
}

/** Our own banner; its controls are found by their attributes, as a page's are. Accepting and declining look alike. */
export function ConsentPanel({ texts, state, isRefusedByBrowser, onClose }: PanelProps): ReactNode {
  const { shopTexts } = useSettings();
  const [isChoosing, setChoosing] = useState(onClose !== null);
  const id = useOwnId();
  useStyles(styles);
  const control = (action: string, text: string) => (
    <button type="button" data-storefront-consent={action}>
      {text}
    </button>
  );
  return (
    <section className="storefront-consent" aria-labelledby={id}>
      <h2 id={id} className="storefront-consent-title">
        {texts.consentTitle}
      </h2>
      <p>
        <Text>{isRefusedByBrowser ? texts.consentBrowser : texts.consentText}</Text>
      </p>
      {isChoosing && (
        <fieldset>
          <legend>{texts.consentPurposes}</legend>
          {PURPOSES.map((purpose) => {
            const name = purposeNames[purpose];
            return (
              <label key={purpose}>
                <input type="checkbox" name={purpose} defaultChecked={state[purpose] === true} />
                <span>
                  <b>{texts[name]}</b> {texts[`${name}Text`]}
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
      <div className="storefront-consent-buttons">
        {control('accept', texts.consentAccept)}
        {control('decline', texts.consentDecline)}
        {isChoosing && control('save', texts.consentSave)}
        <button
          type="button"
          className="storefront-consent-plain"
          aria-expanded={onClose ? undefined : isChoosing}
          onClick={onClose ?? (() => setChoosing(!isChoosing))}
        >
          {onClose ? shopTexts.close : texts.consentChoose}
        </button>
      </div>
    </section>
  );
}
