import { listen } from '../../lib/listen.ts';

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
  return async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return directive;
  };
}
