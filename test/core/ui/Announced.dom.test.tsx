import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Announced } from '../../../src/core/ui/Announced.tsx';
import { inShop } from './inShop.tsx';

it('reads a text out once, not again in another wording, and again with another key', () => {
  const announce = vi.fn();
  const shop = { announce };
  const { rerender } = render(inShop(<Announced key="a">Adding…</Announced>, shop));
  rerender(inShop(<Announced key="a">One moment…</Announced>, shop));
  expect(announce.mock.calls).toEqual([['Adding…']]);
  rerender(inShop(<Announced key="b">One moment…</Announced>, shop));
  expect(announce.mock.calls).toEqual([['Adding…'], ['One moment…']]);
});
