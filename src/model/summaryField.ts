import { z } from '../lib/zod.ts';
import { blankText } from './fields.ts';
import { recordOf } from './recordOf.ts';

/** What a visitor has entered into one part: numbers are written out; `null`: not answered. */
const answer = () =>
  z.catch(
    z.pipe(
      z.transform((value) => (typeof value === 'number' ? String(value) : value)),
      z.nullable(z.string()),
    ),
    null,
  );

const answers = <Part extends string>(...parts: Part[]) => {
  const shape = Object.create(null) as Record<Part, ReturnType<typeof answer>>;
  for (const part of parts) shape[part] = answer();
  return z.object(shape);
};

const titled = () => ({ rawTitle: blankText });

/** One field of a submitted form as it is summed up (spec §3 "Summary values"). */
export const summaryFieldSchema = z.discriminatedUnion('type', [
  z.object({ ...titled(), type: z.literal('name'), values: answers('First', 'Last') }),
  z.object({ ...titled(), type: z.literal('address'), values: answers('Line1', 'Line2', 'City', 'State', 'Zip', 'Country') }),
  z.object({ ...titled(), type: z.literal('phone'), values: answers('Country', 'Areacode', 'Prefix', 'Line') }),
  z.object({ ...titled(), type: z.literal('date'), values: answers('Month', 'Day', 'Year') }),
  z.object({ ...titled(), type: z.literal('time'), values: answers('Hour', 'Minute', 'Second', 'Ampm') }),
  /** Question to answer: -2 (strongly disagree) to 2 (strongly agree), as text. */
  z.object({ ...titled(), type: z.literal('likert'), values: recordOf(answer()) }),
  /** Either several values, or one text. */
  z.object({ ...titled(), type: z.literal('checkbox'), values: z.catch(z.nullable(z.array(z.string())), null), value: answer() }),
  z.object({
    ...titled(),
    type: z.enum([
      'text',
      'textarea',
      'email',
      'number',
      'website',
      'currency',
      'password',
      'twitter',
      'section',
      'radio',
      'select',
      'hidden',
    ]),
    value: answer(),
  }),
]);

export type SummaryField = z.infer<typeof summaryFieldSchema>;
