import { createStore, type StoreApi } from 'zustand/vanilla';
import { checkRestock, type RestockProblem } from '../../src/commerce/rules/checkRestock.ts';
import type { EmailRule } from '../../src/commerce/model/isEmailAddress.ts';
import { explainFailure, type FailureSettings } from '../../src/commerce/texts/explainFailure.ts';
import type { ProductActions } from '../product/index.ts';
import type { RestockEvents } from './events.ts';
import type { RareDeps } from '../../src/core/feature/ShopDeps.ts';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import { withoutInherited } from '../../src/lib/withoutInherited.ts';

/** A restock sign-up. */
export interface RestockRequest {
  readonly email: string;
  /** Default: the platform's rule. */
  readonly emailRule?: EmailRule;
  /** Resolves with the captcha's token, `null` if unanswered; absent: no captcha is shown. */
  readonly getCaptchaToken?: (() => Promise<string | null>) | undefined;
  readonly isJoinMailingList: boolean;
}

/** The result of a sign-up. */
export interface RestockState {
  readonly status: 'sending' | 'failed' | 'done';
  /** The problem to correct before it can be sent. */
  readonly problem: RestockProblem | null;
  /** Why the platform refused it. */
  readonly message: string | null;
}

/** By product instance and variant id; absent = not tried. Null prototypes. */
type RestockStates = Readonly<Record<ProductKey, Readonly<Record<string, RestockState>>>>;

export interface RestockActions {
  readonly store: StoreApi<RestockStates>;
  /**
   * Asks the platform to notify the visitor when a variant is back in stock. Ignored (`null`) while one is under way or accepted. The
   * result is also in the store.
   */
  signUp(productKey: ProductKey, variantId: string, request: RestockRequest): Promise<RestockState | null>;
}

interface RestockDeps extends Pick<RareDeps<FailureSettings, RestockEvents>, 'send' | 'emit' | 'settings'> {
  readonly products: Pick<ProductActions, 'get' | 'markAwaited'>;
}

export function createRestockActions({ products, send, emit, settings }: RestockDeps): RestockActions {
  const store = createStore<RestockStates>()(() => ({}));
  return {
    store,
    async signUp(productKey, variantId, { isJoinMailingList, email, emailRule = 'platform', getCaptchaToken }) {
      const state = products.get(productKey);
      const status = store.getState()[productKey]?.[variantId]?.status;
      if (!state || status === 'sending' || status === 'done') return null;
      const set = (newStatus: RestockState['status'], problem: RestockProblem | null = null, message: string | null = null) => {
        const entry: RestockState = { status: newStatus, problem, message };
        // A product that has left the page has none.
        if (products.get(productKey))
          store.setState({ [productKey]: withoutInherited({ ...store.getState()[productKey], [variantId]: entry }) });
        return entry;
      };
      const problem = checkRestock({ email, emailRule });
      if (problem) return set('failed', problem);
      set('sending');
      const captchaToken = getCaptchaToken && (await getCaptchaToken());
      if (captchaToken !== undefined) {
        const missing = checkRestock({ email, captchaToken, emailRule });
        if (missing) return set('failed', missing);
      }
      const json = {
        isJoinMailingList,
        productId: state.product.id,
        siteVisitorEmail: email.trim(),
        variantId,
        ...(captchaToken && { captchaToken }),
      };
      const path = 'site-users/account/notifications/restock';
      const answer = await send({ method: 'post', path, json, empty: null });
      if (answer.ok) {
        const done = set('done');
        products.markAwaited(productKey, variantId);
        emit('restock-signed-up', { productInstance: productKey, itemId: state.product.id, variantId });
        return done;
      }
      const { kind, serverMessage } = answer.error;
      // The platform's message, except for an expired session, whose message means nothing to visitors.
      return set('failed', null, (kind === 'crumb' ? null : serverMessage) ?? explainFailure(answer.error, settings));
    },
  };
}
