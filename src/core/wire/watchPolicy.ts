import { listen } from '../../lib/listen.ts';

/**
 * A request that a policy refuses fails within this time (ms). A later failure is not made to wait: the page may be about to be left, and what
 * the cart keeps for the next page has to know of it.
 */
const AT_ONCE_MS = 40;

/**
 * Watches whether the page's content security policy refuses requests to an address: the request fails as if there were no network, and
 * only an event says why (https://developer.mozilla.org/docs/Web/API/SecurityPolicyViolationEvent).
 *
 * @returns the directive that refused it, `null`: none. The event may come in a later task than the failure, so that one is waited for.
 */
export function watchPolicy(url: string, signal: AbortSignal): () => Promise<string | null> {
  let directive: string | null = null;
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    // Across origins the event may name the origin alone.
    if (event.disposition === 'enforce' && event.blockedURI !== '' && url.startsWith(event.blockedURI))
      directive = event.effectiveDirective;
  };
  if (typeof document.addEventListener === 'function') listen(document, 'securitypolicyviolation', onViolation, signal);
  const begun = Date.now();
  return async () => {
    if (Date.now() - begun < AT_ONCE_MS) await new Promise((resolve) => setTimeout(resolve));
    return directive;
  };
}
