import { type ReactNode } from 'react';
import { Text } from '../../src/core/ui/Text.tsx';
import { useControlStyles } from '../../src/core/ui/useControlStyles.ts';
import { RESTOCK_CTA, RESTOCK_FORM, RESTOCK_MAILING_LIST } from './RestockNodes.ts';
import type { RestockTexts } from './restockTexts.ts';

interface OwnBlockProps {
  readonly texts: RestockTexts;
  readonly offersMailingList: boolean;
  readonly optsIn: boolean;
  readonly problemNote: ReactNode;
  /** Replaces everything but the call to action. */
  readonly thanks: ReactNode;
}

/** Our own block, in the structure and with the class names of existing templates. */
export function OwnBlock({ texts, offersMailingList, optsIn, problemNote, thanks }: OwnBlockProps): ReactNode {
  useControlStyles();
  return (
    <>
      <Text className={`${RESTOCK_CTA} storefront-label`}>{texts.callToAction}</Text>
      {thanks || (
        <>
          <form className={`${RESTOCK_FORM} storefront-restock`}>
            <input type="text" dir="ltr" className="storefront-control" name="email" placeholder={texts.emailLabel} />{' '}
            <input type="submit" className="storefront-control" value={texts.signUp} />
          </form>
          {problemNote}
          {offersMailingList && (
            <label className={`${RESTOCK_MAILING_LIST} storefront-check`}>
              <input type="checkbox" className="storefront-control" defaultChecked={optsIn} />
              <Text>{texts.mailingList}</Text>
            </label>
          )}
        </>
      )}
    </>
  );
}
