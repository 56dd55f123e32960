import { describe, expect, it } from 'vitest';
import { blockNeeds, lacksNeed, NEEDY_BLOCKS } from '../../../src/app/visit/showUpgradeLinks.ts';

describe('what a block needs', () => {
  it('is nothing for most of them', () => {
    for (const type of ['gallery', 'form', 'constructor', '']) {
      expect(blockNeeds(type)).toBeNull();
      expect(lacksNeed(type, { features: [], betaFeatureFlags: [] })).toBe(false);
    }
  });

  it.each(['amazon', 'donation', 'menu', 'opentable'])('is the feature of its own name for %s', (type) => {
    expect(NEEDY_BLOCKS).toContain(type);
    expect(lacksNeed(type, { features: [type] })).toBe(false);
    expect(lacksNeed(type, { features: { [type]: true } })).toBe(false);
    expect(lacksNeed(type, { features: { [type]: false } })).toBe(true);
    expect(lacksNeed(type, { features: ['other'] })).toBe(true);
    // Flags are not features.
    expect(lacksNeed(type, { features: [], betaFeatureFlags: [type] })).toBe(true);
  });

  it('is one of two flags for the member area', () => {
    expect(lacksNeed('member-area', { betaFeatureFlags: ['member_areas_feature'] })).toBe(false);
    expect(lacksNeed('member-area', { featureFlags: { 'member-areas-ga': true } })).toBe(false);
    expect(lacksNeed('member-area', { betaFeatureFlags: ['other'], features: ['member_areas_ga'] })).toBe(true);
  });

  it('is not lacking where the page says nothing of it', () => {
    expect(lacksNeed('donation', { betaFeatureFlags: [] })).toBe(false);
    expect(lacksNeed('member-area', { features: [] })).toBe(false);
  });
});
