import { randomBytes, randomUUID } from 'node:crypto';
import { isGraphQlErrorResult, type AuthenticatedSession, type RequestContext } from '@vendure/core';
import type { Content } from './Content.ts';
import type { Catalogue } from './createCatalogue.ts';
import type { WriteWork } from './createWrites.ts';
import { StorefrontForm, StorefrontReview, StorefrontSignUp } from './records.ts';
import { refusals } from './Refused.ts';
import type { Engine } from './startEngine.ts';

type Fields = Readonly<Record<string, unknown>>;

const LONGEST_ANSWER = 5000;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isEmail = (text: unknown): text is string => isText(text) && text.length <= 256 && /^\S+@\S+\.\S+$/.test(text);

/** Forms, sign-ups, reviews and accounts: the gateway's own tables, and the engine's customers. */
export function createVisitorCalls({ connection, auth }: Engine, catalogue: Catalogue, { captchaForms }: Pick<Content, 'captchaForms'>) {
  return {
    async formKey({ ctx }: WriteWork) {
      const key = randomUUID();
      await connection.getRepository(ctx, StorefrontForm).insert({ id: key, submission: null });
      return { key };
    },

    async submitForm({ ctx }: WriteWork, body: Fields) {
      const { key, form, formId, captchaKey } = body;
      if (!isText(key) || !isText(form)) throw refusals.malformed();
      if (isText(formId) && captchaForms.includes(formId) && !isText(captchaKey)) throw refusals.noCaptcha();
      const errors = faultsOf(parseAnswers(form));
      if (errors) return { errors };
      const forms = connection.getRepository(ctx, StorefrontForm);
      const known = await forms.findOneBy({ id: key });
      if (!known) throw refusals.unknownKey();
      const before = known.submission === null ? null : (JSON.parse(known.submission) as Fields);
      if (before && before['form'] !== form) throw refusals.usedKey();
      const { captchaKey: _, ...kept } = body;
      if (!before) await forms.update({ id: key }, { submission: JSON.stringify(kept) });
      return {};
    },

    validate: (answers: Fields) => ({ errors: faultsOf(answers) }),

    async signUp({ ctx }: WriteWork, { productId, variantId, siteVisitorEmail, isJoinMailingList }: Fields) {
      if (!isText(productId) || !isText(variantId)) throw refusals.malformed();
      const offer = (await catalogue.offers(productId)).find(({ variant }) => variant?.id === variantId);
      if (!offer) throw refusals.unknownVariant();
      if (!isEmail(siteVisitorEmail)) throw refusals.badEmail();
      if (offer.stock > 0) throw refusals.notSoldOut();
      await connection.getRepository(ctx, StorefrontSignUp).save({
        id: `${variantId} ${siteVisitorEmail.toLowerCase()}`,
        productId,
        variantId,
        email: siteVisitorEmail,
        isJoinMailingList: isJoinMailingList === true,
      });
      return {};
    },

    async reviews(ctx: RequestContext, productId: string) {
      const found = await connection.getRepository(ctx, StorefrontReview).find({ where: { productId }, order: { id: 'ASC' } });
      return { data: found.map(({ body }) => JSON.parse(body) as unknown) };
    },

    async signIn({ ctx, saveSession }: WriteWork, { email, password }: Fields) {
      if (typeof email !== 'string' || typeof password !== 'string') throw refusals.malformed();
      const result = await auth.authenticate(ctx, 'shop', 'native', { username: email, password });
      if (isGraphQlErrorResult(result as never)) throw refusals.badLogin();
      const xsrfToken = randomBytes(24).toString('base64url');
      await saveSession({ customerId: String((result as AuthenticatedSession).user.id), xsrfToken });
      return { xsrfToken };
    },

    async signOut({ session, saveSession }: WriteWork, token: string | undefined, keepsCart: boolean) {
      if (session.xsrfToken === null || token !== session.xsrfToken) throw refusals.notSignedIn();
      await saveSession({ customerId: null, xsrfToken: null, ...(!keepsCart && { orderId: null }) });
      return {};
    },
  };
}

function parseAnswers(json: string): Fields {
  try {
    const answers: unknown = JSON.parse(json);
    if (typeof answers === 'object' && answers !== null && !Array.isArray(answers)) return answers as Fields;
  } catch {
    // Told below.
  }
  throw refusals.badFields();
}

/** `null`: nothing is wrong. */
function faultsOf(answers: Fields): Record<string, string> | null {
  const faults = Object.entries(answers).filter(([, answer]) => typeof answer === 'string' && answer.length > LONGEST_ANSWER);
  if (faults.length === 0) return null;
  return Object.fromEntries(faults.map(([id]) => [id, `Please write no more than ${LONGEST_ANSWER} characters.`]));
}
