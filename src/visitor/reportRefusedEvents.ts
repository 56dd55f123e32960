import { PageError } from '../lib/PageError.ts';
import { attempt } from '../lib/result.ts';
import { listen } from '../lib/listen.ts';

/**
 * Reports each event that the page's content security policy refuses. The browser accepts such a beacon all the same, and only this event
 * tells that nothing was sent: https://developer.mozilla.org/docs/Web/API/SecurityPolicyViolationEvent
 *
 * @param root the events service's address
 *
 * @param report receives the page author's mistake, each time
 *
 * @param signal ends it
 */
export function reportRefusedEvents(page: Document, root: string, report: (error: Error) => void, signal: AbortSignal): void {
  const origin = attempt(() => new URL(root, page.location.href).origin);
  if (!origin) return;
  const onViolation = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
    // The browser may name the origin alone.
    if (disposition !== 'enforce' || effectiveDirective !== 'connect-src' || !blockedURI.startsWith(origin)) return;
    report(new PageError(`The page's content security policy refuses events to ${origin}: add it to its connect-src.`));
  };
  listen(page, 'securitypolicyviolation', onViolation, signal);
}
