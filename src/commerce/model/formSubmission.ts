import { z } from '../../lib/zod.ts';
import { name } from './fields.ts';

/** What kind of page a form was sent from (spec §3). */
export const CONTENT_SOURCE = { item: 'i', collection: 'c' } as const;

export type ContentSource = (typeof CONTENT_SOURCE)[keyof typeof CONTENT_SOURCE];

/** What is sent when a form is submitted (spec §3). */
export const formSubmissionSchema = z.object({
  /** The submission key that the platform has handed out. */
  key: name,
  /** JSON text of field id to sanitized value. */
  form: name,
  /** Which form it is, and where on the site it stands; as the platform's own pages state them. */
  formId: z.optional(z.string()),
  collectionId: z.optional(z.string()),
  objectName: z.optional(z.string()),
  /** Only when the form has a captcha. */
  captchaKey: z.optional(z.string()),
  pageTitle: z.string(),
  pageId: z.nullable(z.string()),
  contentSource: z.nullable(z.enum(CONTENT_SOURCE)),
  pagePath: z.string(),
  /** Who may see the page, by the platform's code. */
  pagePermissionTypeValue: z.nullable(z.union([z.string(), z.number()])),
});

export type FormSubmission = z.infer<typeof formSubmissionSchema>;
