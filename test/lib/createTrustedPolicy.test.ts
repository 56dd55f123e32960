import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTrustedPolicy } from '../../src/lib/createTrustedPolicy.ts';

const rules = { createHTML: (html: string) => html };
afterEach(() => void vi.unstubAllGlobals());

describe('a Trusted Types policy of ours', () => {
  it('is made when it is first needed, and once: a page may refuse a second one of its name', () => {
    const names: string[] = [];
    const made = { ...rules };
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string) {
        if (names.includes(name)) throw new TypeError(`Policy with name "${name}" already exists.`);
        names.push(name);
        return made;
      },
    });
    const policy = createTrustedPolicy('storefront-test', rules);
    expect(names).toEqual([]);
    expect([policy(), policy()]).toEqual([made, made]);
    expect(policy()).toBe(made);
    expect(names).toEqual(['storefront-test']);
  });

  it('lets values be as they are where the page allows none, or the browser knows none', () => {
    expect(createTrustedPolicy('storefront-test', rules)()).toBe(rules);
    vi.stubGlobal('trustedTypes', {
      createPolicy() {
        throw new TypeError('Policy disallowed.');
      },
    });
    expect(createTrustedPolicy('storefront-test', rules)()).toBe(rules);
  });
});
