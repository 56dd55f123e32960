import * as z from 'zod/mini';
import { lazySchema } from '../lib/schema';
import { blankText, flag, name, shownInteger, shownText } from './fields';
import { formFieldsSchema } from './formField';

/** A form as its owner has built it (spec §3). */
export const formSchema = lazySchema(() =>
  z.looseObject({
    id: name(),
    name: blankText(),
    fields: formFieldsSchema(),
    /** Shown after success. */
    submissionMessage: blankText(),
    /** The site owner's own HTML with scripts, run after success. */
    submissionHtml: blankText(),
    /** Where success leads; empty: nowhere. */
    successRedirect: blankText(),
    disclaimerMessage: shownText(),
    captcha: z.catch(
      z.nullable(
        z.object({
          enabled: flag(),
          /** 1 light, 2 dark. */
          theme: shownInteger(),
          /** 1 left, 2 center, 3 right. */
          alignment: shownInteger(),
        }),
      ),
      null,
    ),
  }),
);

export type Form = z.infer<ReturnType<typeof formSchema>>;
