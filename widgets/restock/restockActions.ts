import { z } from '../../src/lib/zod.ts';
import { checkRestock, type RestockProblem } from '../../src/commerce/rules/checkRestock.ts';
import type { EmailRule } from '../../src/commerce/model/isEmailAddress.ts';
import { explainFailure, type FailureSettings } from '../../src/commerce/texts/explainFailure.ts';
import type { ProductActions, RestockState } from '../product/index.ts';
import type { RestockEvents } from './events.ts';
import type { RareDeps } from '../../src/core/feature/ShopDeps.ts';
import type { ProductInstanceId } from '../../src/commerce/model/addIntent.ts';

/** The platform's success response is undocumented, so it is not read. */
const anythingSchema = z.unknown();

/** A restock sign-up. */
export interface RestockRequest {
  readonly email: string;
  /** Default: the platform's rule. */
  readonly emailRule?: EmailRule;
  /** Resolves with the captcha's token, `null` if unanswered; absent: no captcha is shown. */
  readonly getCaptchaToken?: (() => Promise<string | null>) | undefined;
  readonly isJoinMailingList: boolean;
}

export interface RestockActions {
  /**
   * Asks the platform to notify the visitor when a variant is back in stock. Ignored (`null`) while one is under way or accepted. The
   * result is also stored in the product's `restock`, by variant id.
   */
  signUp(productInstance: ProductInstanceId, variantId: string, request: RestockRequest): Promise<RestockState | null>;
}

interface RestockDeps extends Pick<RareDeps<FailureSettings, RestockEvents>, 'send' | 'emit' | 'settings'> {
  readonly products: Pick<ProductActions, 'store'>;
}

export function createRestockActions({ products, send, emit, settings }: RestockDeps): RestockActions {
  const { store } = products;
  const set = (
    productInstance: ProductInstanceId,
    variantId: string,
    status: RestockState['status'],
    problem: RestockProblem | null = null,
    message: string | null = null,
  ) => {
    const state: RestockState = { status, problem, message };
    store.setState((known) => {
      const product = known[productInstance];
      if (!product) return known;
      const restock = Object.assign(Object.create(null) as object, product.restock, { [variantId]: state });
      return { [productInstance]: { ...product, restock } };
    });
    return state;
  };

  return {
    async signUp(productInstance, variantId, { isJoinMailingList, email, emailRule = 'platform', getCaptchaToken }) {
      const state = store.getState()[productInstance];
      const status = state?.restock?.[variantId]?.status;
      if (!state || status === 'sending' || status === 'done') return null;
      const problem = checkRestock({ email, emailRule });
      if (problem) return set(productInstance, variantId, 'failed', problem);
      set(productInstance, variantId, 'sending');
      const captchaToken = getCaptchaToken && (await getCaptchaToken());
      if (captchaToken !== undefined) {
        const missing = checkRestock({ email, captchaToken, emailRule });
        if (missing) return set(productInstance, variantId, 'failed', missing);
      }
      const json = {
        isJoinMailingList,
        productId: state.product.id,
        siteVisitorEmail: email.trim(),
        variantId,
        ...(captchaToken && { captchaToken }),
      };
      const path = 'site-users/account/notifications/restock';
      const answer = await send({ method: 'post', path, json, schema: anythingSchema, empty: null });
      if (answer.ok) {
        const done = set(productInstance, variantId, 'done');
        emit('restock-signed-up', { productInstance, itemId: state.product.id, variantId });
        return done;
      }
      const { kind, serverMessage } = answer.error;
      const own = explainFailure(answer.error, settings);
      // The platform's message, except for an expired session, whose message means nothing to visitors.
      return set(productInstance, variantId, 'failed', null, (kind === 'crumb' ? null : serverMessage) ?? own);
    },
  };
}
