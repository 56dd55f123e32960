import { expect, it } from 'vitest';
import { withoutParameter } from '../../src/lib/withoutParameter.ts';

it.each([
  ['/card?itemId={itemId}&sku={sku}', '/card?itemId={itemId}'],
  ['/card?sku={sku}&itemId={itemId}', '/card?itemId={itemId}'],
  ['/card?sku={sku}', '/card'],
  ['/card/{itemId}', '/card/{itemId}'],
])('%s without its sku is %s', (address, rest) => expect(withoutParameter(address, '{sku}')).toBe(rest));
