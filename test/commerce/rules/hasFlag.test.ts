import { describe, expect, it } from 'vitest';
import { FEATURE_FLAG, hasFlag } from '../../../src/commerce/rules/hasFlag.ts';

const { productBranching, vanillaFormHandler } = FEATURE_FLAG;

describe('a feature of the platform that a site has switched on', () => {
  it.each([
    ['in the list', { betaFeatureFlags: ['nested_categories', 'product_branching'] }, true],
    ['in the list, spelled with a dash and in capitals', { betaFeatureFlags: ['Product-Branching'] }, true],
    // Seen on real sites.
    ['in the list, as a flag of the commerce team', { betaFeatureFlags: ['commerce_product_branching'] }, true],
    ['among the switches', { featureFlags: { 'product-branching': true } }, true],
    ['among the switches, but off', { featureFlags: { product_branching: false } }, false],
    ['among the switches, with a word for on', { featureFlags: { product_branching: 'true' } }, false],
    ['by a name that only begins like it', { betaFeatureFlags: ['product_branching_2'] }, false],
    ['nowhere', {}, false],
    ['in lists that are none', { betaFeatureFlags: 'product_branching', featureFlags: null }, false],
    ['in a list with something else in it', { betaFeatureFlags: [1, null, ['product_branching']] }, false],
  ])('is found %s', (_case, context, found) => {
    expect(hasFlag(context, productBranching)).toBe(found);
  });

  it('is found by a name that the platform writes in capitals', () => {
    expect(hasFlag({ betaFeatureFlags: ['vanilla_form_handler'] }, vanillaFormHandler)).toBe(true);
  });
});
