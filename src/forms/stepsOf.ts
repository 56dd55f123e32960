import type { FormField } from '../model/formField.ts';

/** Each section begins a step; one that would be empty is none. */
export function stepsOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const steps: FormField[][] = [[]];
  for (const field of fields) {
    if (field.type === 'section' && steps.at(-1)?.some(({ type }) => type !== 'section')) steps.push([]);
    steps.at(-1)?.push(field);
  }
  return steps;
}
