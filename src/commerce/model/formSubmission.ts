import { lazySchema, z } from '../../lib/zod.ts';
import { name } from './fields.ts';

export const CONTENT_SOURCE = { item: 'i', collection: 'c' } as const;

export type ContentSource = (typeof CONTENT_SOURCE)[keyof typeof CONTENT_SOURCE];

/** Body of a form's submission. */
export const formSubmissionSchema = lazySchema(() =>
  z.object({
    /** The submission key issued by the platform. */
    key: name(),
    /** JSON text of field id to sanitized value. */
    form: name(),
    /** Identify the form and its place on the site. */
    formId: z.optional(z.string()),
    collectionId: z.optional(z.string()),
    objectName: z.optional(z.string()),
    /** Only with a captcha. */
    captchaKey: z.optional(z.string()),
    pageTitle: z.string(),
    pageId: z.nullable(z.string()),
    contentSource: z.nullable(z.enum(CONTENT_SOURCE)),
    pagePath: z.string(),
    /** The platform's code of who may see the page. */
    pagePermissionTypeValue: z.nullable(z.union([z.string(), z.number()])),
  }),
);

export type FormSubmission = z.infer<ReturnType<typeof formSubmissionSchema>>;
