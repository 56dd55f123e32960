import { useEffect, useMemo, type ReactNode } from 'react';
import { useReport } from '../../../../src/core/ui/ShopContext.ts';
import { useStyles } from '../../../../src/core/ui/useStyles.ts';
import { useWrites } from '../../../../src/core/ui/useWrites.ts';
import { isFilled } from '../../../../src/lib/isFilled.ts';
import { SWATCH, type PickerRadio } from '../readControls.ts';
import { readSwatch, type Swatch } from './readSwatch.ts';
import styles from './swatches.css?inline';

export interface ServedSwatchesProps {
  readonly radios: readonly PickerRadio[];
}

/** Shows the colour or picture of served boxes before their names; a box without a name gets its value for one. */
export function ServedSwatches({ radios }: ServedSwatchesProps): ReactNode {
  useStyles(styles);
  const report = useReport();
  const { swatches, errors } = useMemo(() => readServed(radios), [radios]);
  useEffect(() => errors.forEach(report), [errors, report]);
  useWrites((write) => {
    for (const { label, name, swatch } of swatches) {
      write.className(label, 'storefront-swatched', true);
      write.style(label, '--storefront-swatch', backgroundOf(swatch));
      if (name !== null) write.text(label, name);
    }
  });
  return null;
}

interface ServedSwatch {
  readonly label: HTMLLabelElement;
  /** The name of a box without one; `null`: it has one. */
  readonly name: string | null;
  readonly swatch: Swatch;
}

function readServed(radios: readonly PickerRadio[]) {
  const errors: unknown[] = [];
  const swatches = radios.flatMap(({ node }): ServedSwatch[] => {
    const [label] = node.labels ?? [];
    const stated = node.getAttribute(SWATCH) ?? label?.getAttribute(SWATCH);
    const swatch = label && stated ? readSwatch(stated, SWATCH, (error) => void errors.push(error), node) : null;
    return label && swatch ? [{ label, name: isFilled(label) ? null : node.value, swatch }] : [];
  });
  return { swatches, errors };
}

/** A backslash would escape what follows it in the text of a style. */
const backgroundOf = ({ color, image }: Swatch): string =>
  image ? `url("${image.replaceAll('\\', '%5C')}") center / cover` : (color ?? '');
