import { once } from './lazy.ts';
import { attempt } from './result.ts';

/**
 * Creates the Trusted Types policy on first use and only once, because a page may refuse a second policy of the same name. Returns `rules`
 * unchanged in browsers without Trusted Types and where the page forbids the policy, so that the value is refused where it is used.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 */
export const createTrustedPolicy = <Rules extends object>(name: string, rules: Rules): (() => Rules) =>
  once(
    () =>
      attempt(() =>
        (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }).trustedTypes?.createPolicy(name, rules),
      ) ?? rules,
  );
