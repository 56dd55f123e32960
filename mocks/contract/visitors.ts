import { z } from '../../src/lib/zod.ts';
import { contentSource, field, id, jsonText, text, textOrNull, yes } from './shapes.ts';

/** The body of a refusal; one of the three is a text fit to be shown to the visitor. `crumbFail`: the anti-forgery token was refused. */
export const refusal = z.object({
  message: z.optional(text),
  error: z.optional(text),
  /** Of a form: a message for each faulty field, by its id. */
  errors: z.optional(z.record(z.string(), z.string())),
  crumbFail: z.optional(yes),
});

export const keyAnswer = z.object({ key: id });

export const formRequest = z.strictObject({
  key: id,
  form: jsonText,
  formId: z.optional(text),
  collectionId: z.optional(text),
  objectName: z.optional(text),
  captchaKey: z.optional(id),
  pageTitle: text,
  pageId: textOrNull,
  contentSource,
  pagePath: text,
  pagePermissionTypeValue: z.nullable(z.union([z.int(), text])),
});

const answered = z.union([text, z.array(text), z.record(z.string(), text)]);
/** Answers by field id: a text, a list of texts, or texts by question. */
export const answersRequest = z.record(z.string(), answered);

export const formTemplate = z.object({ formId: id, formName: text, formSubmitButtonText: text, formFields: z.array(field) });

export const restockRequest = z.strictObject({
  isJoinMailingList: yes,
  productId: id,
  siteVisitorEmail: id,
  variantId: id,
  captchaToken: z.optional(id),
});

export const signUp = z.object({ productId: id, variantId: id, siteVisitorEmail: id, isJoinMailingList: yes });
const pages = { hasNextPage: yes, nextPageCursor: textOrNull };
export const signUpsAnswer = z.object({ signUps: z.array(signUp), ...pages });
export const signUpGroupsAnswer = z.object({
  signUpGroups: z.array(z.object({ productId: id, variantId: id, signUps: z.array(signUp), ...pages })),
  ...pages,
});
const send = { productId: id, variantId: id };
export const sendRequest = z.strictObject(send);
export const sendAllRequest = z.strictObject({ sendRequests: z.array(z.strictObject(send)) });

export const sessionRequest = z.strictObject({ email: text, password: text, rememberMe: yes });
/** `xsrfToken` comes back in the header X-SiteUser-XSRF-Token. */
export const sessionAnswer = z.object({ xsrfToken: z.string().check(z.regex(/^[!-~]+$/)) });

export const placesAnswer = z.object({ predictions: z.array(z.object({ place_id: id, description: id })) });
export const placeAnswer = z.object({
  result: z.object({ address_components: z.array(z.object({ types: z.array(text), long_name: text, short_name: text })) }),
});

export const speedSettingsAnswer = z.object({ pageLoadId: id, rollouts: z.record(z.string(), yes) });
