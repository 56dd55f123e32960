import { afterEach, describe, expect, it } from 'vitest';
import { showUpgradeLinks } from '../../../src/app/visit/showUpgradeLinks.ts';
import { clearPage, showPage } from '../../core/page/openPage.ts';

afterEach(clearPage);

const HTML =
  '<div class="sqs-block sqs-block-donation" id="donation"><p>Give</p></div><div class="sqs-block" data-block-type="menu" id="menu"></div><div class="sqs-block sqs-block-member-area" id="members"></div><div class="sqs-block sqs-block-gallery" id="gallery"></div>';
const open = (context: object) => {
  showPage(HTML, { features: ['menu'], betaFeatureFlags: ['other'], ...context });
  const off = showUpgradeLinks(document);
  return {
    off,
    links: () => [...document.querySelectorAll('a')].map((link) => [link.parentElement?.id, link.getAttribute('href'), link.textContent]),
  };
};

describe('the links to upgrade a site', () => {
  it.each([1, 2])('stand for the owner (role %d) in each block that lacks what it needs', (role) => {
    const { links, off } = open({ authenticatedAccount: { roles: [role] } });
    const text = 'Change your plan to use this block';
    expect(links()).toEqual([
      ['donation', '/settings/billing/billing/website/change-plan', text],
      ['members', '/settings/billing/billing/website/change-plan', text],
    ]);
    off();
    expect(document.body.innerHTML).toBe(HTML);
  });

  it('lead to the first plan where the site is on trial, in the site’s own words', () => {
    const { links } = open({
      authenticatedAccount: { roles: [{ id: 1 }] },
      website: { isTrial: true },
      websiteSettings: { localizedStrings: { upgrade: 'Bitte kaufen' } },
    });
    expect(links()[0]).toEqual(['donation', '/settings/billing/billing/upgrade', 'Bitte kaufen']);
  });

  it.each([
    ['a visitor', {}],
    ['an editor', { authenticatedAccount: { roles: [4] } }],
    ['somebody of whom nothing is known', { authenticatedAccount: { id: 'x' } }],
    ['staff who look as an owner', { authenticatedAccount: { roles: [1] }, impersonatedSession: true }],
    ['an owner of whose site nothing is known', { authenticatedAccount: { roles: [1] }, features: undefined, betaFeatureFlags: undefined }],
  ])('are not for %s', (_who, context) => {
    expect(open(context).links()).toEqual([]);
  });

  it('do not disturb who edits the page', () => {
    showPage(HTML, { features: [], authenticatedAccount: { roles: [1] } });
    document.body.className = 'sqs-edit-mode-active';
    showUpgradeLinks(document);
    expect(document.querySelector('a')).toBeNull();
    document.body.className = '';
  });
});
