import { useState, type ReactNode } from 'react';
import { PURPOSES, type ConsentState } from '../../src/commerce/model/consent.ts';
import { Text } from '../../src/core/ui/Text.tsx';
import { useSettings } from '../../src/core/ui/ShopContext.ts';
import { useOwnId } from '../../src/core/ui/useOwnId.ts';
import { useStyles } from '../../src/core/ui/useStyles.ts';
import type { Texts } from '../../src/commerce/texts/localize.ts';
import styles from './consent.css?inline';
import { purposeTexts, type consentTexts } from './consentTexts.ts';

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
            const [name, about] = purposeTexts[purpose];
            return (
              <label key={purpose}>
                <input type="checkbox" name={purpose} defaultChecked={state[purpose] === true} />
                <span>
                  <b>{texts[name]}</b> {texts[about]}
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
      <div className="storefront-consent-buttons">
        <button type="button" data-storefront-consent="accept">
          {texts.consentAccept}
        </button>
        <button type="button" data-storefront-consent="decline">
          {texts.consentDecline}
        </button>
        {isChoosing && (
          <button type="button" data-storefront-consent="save">
            {texts.consentSave}
          </button>
        )}
        {onClose ? (
          <button type="button" className="storefront-consent-plain" onClick={onClose}>
            {shopTexts.close}
          </button>
        ) : (
          <button type="button" className="storefront-consent-plain" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {texts.consentChoose}
          </button>
        )}
      </div>
    </section>
  );
}
