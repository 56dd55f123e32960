import { putBackRequest } from '../../lib/foreignRequest.ts';
import ky, { type KyInstance } from 'ky';

putBackRequest();

/**
 * No timeout (`withDeadline`), no exception for a status (`readAnswer`), and one retry of a GET without a response; writes are never
 * repeated. Sends by the call's `fetch`.
 */
export const createClient = (): KyInstance =>
  ky.create({
    timeout: false,
    retry: { limit: 1, methods: ['get'], jitter: true },
    throwHttpErrors: false,
    // Stated, because pages may add them to `Object.prototype`.
    body: null,
    json: undefined,
  });
