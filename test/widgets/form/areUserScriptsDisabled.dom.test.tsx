import { afterEach, describe, expect, it } from 'vitest';
import { areUserScriptsDisabled } from '../../../widgets/form/insertOwnerHtml.ts';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
});

describe('scripts of the site’s owner', () => {
  it('run as a rule', () => {
    expect(areUserScriptsDisabled(document)).toBe(false);
  });

  it.each([
    ['disable-user-scripts', true],
    ['disable-user-scripts=true', true],
    ['disable-user-scripts=false', false],
    ['other=disable-user-scripts', false],
  ])('with ?%s in the address are switched off: %s', (query, isDisabled) => {
    history.replaceState(null, '', `?${query}`);
    expect(areUserScriptsDisabled(document)).toBe(isDisabled);
  });

  it('are switched off by the tab, unless the address says otherwise', () => {
    sessionStorage.setItem('disable-user-scripts', '');
    expect(areUserScriptsDisabled(document)).toBe(true);
    history.replaceState(null, '', '?disable-user-scripts=false');
    expect(areUserScriptsDisabled(document)).toBe(false);
  });
});
