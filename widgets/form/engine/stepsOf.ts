import type { FormField } from '../model/formField.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';

const isHeading = ({ type }: FormField): boolean => fieldTypes[type].View === 'SectionField';

/** Each section starts a step; empty steps are left out. */
export function stepsOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const steps: FormField[][] = [[]];
  for (const field of fields) {
    if (isHeading(field) && steps.at(-1)?.some((one) => !isHeading(one))) steps.push([]);
    steps.at(-1)?.push(field);
  }
  return steps;
}
