import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import { own, textOf } from '../../../src/commerce/model/untrusted.ts';

const USED = /already|duplicate|(?:^|[^a-z])used/i;
const UNKNOWN = /expired|open\b.*\btoo long|(?:unknown|invalid|no such)\b.*\bkey|key\b.*\b(?:unknown|invalid|not found)/i;

export function keyRefusal({ status, body, serverMessage }: ApiError): 'used' | 'unknown' | null {
  if (status === 409) return 'used';
  if (status === 410) return 'unknown';
  if (status !== 400 && status !== 422) return null;
  const said = `${textOf(own(body, 'code'))} ${serverMessage ?? ''}`;
  return USED.test(said) ? 'used' : UNKNOWN.test(said) ? 'unknown' : null;
}
