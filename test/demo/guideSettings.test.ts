import { expect, it } from 'vitest';
import { guideSettings } from '../../demo/guide/guideSettings.ts';
import { settingsTables } from '../support/everySetting.ts';

const names = settingsTables.flatMap((table) => Object.keys(table));
const kebab = (name: string): string => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

it('the guide explains every setting once, with its default', () => {
  expect(names.length).toBeGreaterThan(40);
  expect(guideSettings.map(({ attribute }) => attribute).toSorted()).toEqual(names.map(kebab).toSorted());
  for (const { meaning, otherwise } of guideSettings) {
    expect(meaning.trim()).not.toBe('');
    expect(otherwise).not.toMatch(/^(?:|<code><\/code>)$/);
  }
  const defaults = new Map(guideSettings.map(({ attribute, otherwise }) => [attribute, otherwise]));
  expect(defaults.get('data-cart-edit-delay')).toBe('<code>300</code>');
  expect(defaults.get('data-gift-card-path')).toBe('<code>/checkout/gift-card?itemId=&#123;itemId&#125;&amp;sku=&#123;sku&#125;</code>');
});
