import { putBackRequest } from '../../lib/foreignRequest.ts';
import ky, { type KyInstance } from 'ky';

putBackRequest();

/**
 * The HTTP client: no timeout of its own (`withDeadline`), no exception for a status (`readAnswer`), and no retry but one of a GET whose
 * answer never came: a write is never repeated blindly. What it sends is up to the `fetch` of the call.
 */
export const createClient = (): KyInstance =>
  ky.create({
    timeout: false,
    retry: { limit: 1, methods: ['get'], jitter: true },
    throwHttpErrors: false,
    // Stated, because a page may have put them on every object.
    body: null,
    json: undefined,
  });
