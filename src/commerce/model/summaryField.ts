import { lazySchema, z } from '../../lib/zod.ts';
import type { Kept } from './FieldType.ts';
import { blankText, recordOf } from './fields.ts';
import { fieldTypes, FORM_FIELD_TYPES, type FormFieldType } from './formFieldType.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';

/** Numbers become text; `null`: not answered. */
const answer = () =>
  z.catch(
    z.pipe(
      z.transform((value) => (typeof value === 'number' ? String(value) : value)),
      z.nullable(z.string()),
    ),
    null,
  );

/** The fields of a summary beside type and title. */
function shapeOf(kept: Kept) {
  if (kept === 'text') return { value: answer() };
  if (kept === 'questions') return { values: recordOf(answer()) };
  if (kept === 'choices') return { values: z.catch(z.nullable(z.array(z.string())), null), value: answer() };
  const parts = withoutInherited<Record<string, ReturnType<typeof answer>>>({});
  for (const part of kept) parts[part] = answer();
  return { values: z.object(parts) };
}

const schemaOf = (type: FormFieldType) => z.object({ type: z.literal(type), rawTitle: blankText(), ...shapeOf(fieldTypes[type].kept) });

/** One field of a submitted form's summary. */
export const summaryFieldSchema = lazySchema(() => z.union(FORM_FIELD_TYPES.map(schemaOf) as [ReturnType<typeof schemaOf>]));

export type SummaryField = z.infer<ReturnType<typeof summaryFieldSchema>>;
