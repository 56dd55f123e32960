/**
 * The Trusted Types policy of this name, through which the page's rules let a value pass. Browsers without Trusted Types need none; one
 * that the page does not allow gives `rules` as they are, so that the value is refused where it is used.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 */
export function createTrustedPolicy<Rules extends object>(name: string, rules: Rules): Rules {
  try {
    const types = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }).trustedTypes;
    return types?.createPolicy(name, rules) ?? rules;
  } catch {
    return rules;
  }
}
