import { once } from './once.ts';

/**
 * The Trusted Types policy of this name, through which the page's rules let a value pass: made when it is first needed, and once, for a page
 * may refuse a second one of a name. Browsers without Trusted Types need none; one that the page does not allow gives `rules` as they are, so
 * that the value is refused where it is used.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 */
export const createTrustedPolicy = <Rules extends object>(name: string, rules: Rules): (() => Rules) =>
  once(() => {
    try {
      const types = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }).trustedTypes;
      return types?.createPolicy(name, rules) ?? rules;
    } catch {
      return rules;
    }
  });
