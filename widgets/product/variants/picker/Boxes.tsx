import { Fragment, type ReactNode } from 'react';
import { OPTION_NAME } from '../../../../src/core/page/optionNameOf.ts';
import { useOwnId } from '../../../../src/core/ui/useOwnId.ts';
import { useStyles } from '../../../../src/core/ui/useStyles.ts';
import type { OptionControlProps } from './OptionControlProps.ts';
import { RADIO_GROUP } from '../readControls.ts';
import styles from './boxes.css?inline';

interface BoxesProps extends Pick<OptionControlProps, 'option' | 'values'> {
  /** What a box shows beside its value. */
  readonly face?: (value: string) => ReactNode;
}

/** An option as radio buttons whose labels look like boxes. */
export function Boxes({ option, values, face }: BoxesProps): ReactNode {
  const id = useOwnId();
  useStyles(styles);
  return (
    <div className={`${RADIO_GROUP} storefront-boxes`} {...{ [OPTION_NAME]: option }}>
      {values.map((value, at) => (
        <Fragment key={value}>
          {/* The name is React's to give: at each change it takes away one that it does not know of, and arrow keys lead nowhere. */}
          <input type="radio" className="variant-radiobtn storefront-radio" id={`${id}-${at}`} name={id} value={value} />
          <label className="sqs-button-element--secondary" htmlFor={`${id}-${at}`}>
            {face?.(value)}
            {value}
          </label>
        </Fragment>
      ))}
    </div>
  );
}
