import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/core/wire/ApiError.ts';
import type { OwnerApi } from '../../src/owner/calls.ts';
import { fail, ok } from '../../src/lib/result.ts';
import { OwnerScreens } from '../../src/owner/OwnerScreens.tsx';
import { ownerScreenTexts } from '../support/englishTexts.ts';

let asked: (readonly string[])[];
let answer: (isDone?: boolean) => Promise<void>;

function createPlatform(waiting: Readonly<Record<string, number>>): OwnerApi {
  const write = (ids: readonly string[]) =>
    new Promise<Awaited<ReturnType<OwnerApi['send']>>>((resolve) => {
      asked.push(ids);
      answer = async (isDone = true) => {
        resolve(isDone ? ok({}) : fail(new ApiError('http', 'No', { status: 403 })));
        await settle();
      };
    });
  const signUpGroups = Object.entries(waiting).map(([variantId, count]) => ({
    productId: 'mug',
    variantId,
    signUps: Array.from({ length: count }, (_, index) => ({ siteVisitorEmail: `${variantId}${index}@example.com` })),
    hasNextPage: false,
    nextPageCursor: null,
  }));
  return {
    groups: async () => ok({ signUpGroups, hasNextPage: false, nextPageCursor: null }) as Awaited<ReturnType<OwnerApi['groups']>>,
    signUps: async () => ok({ signUps: [], hasNextPage: false, nextPageCursor: null }),
    send: ({ variantId }) => write([variantId]),
    sendAll: (variants) => write(variants.map(({ variantId }) => variantId)),
    reviewsAssign: async () => ok({ isProductReviewsEnabled: true }),
    names: async () => ({ mug: { title: 'Breakfast mug', variants: { A: 'Oat / Small', B: 'Oat / Large' } } }),
  };
}

const settle = () => new Promise((go) => setTimeout(go));
const open = async (api: OwnerApi, names: Pick<ComponentProps<typeof OwnerScreens>, 'names' | 'productsPath'> = {}): Promise<void> => {
  render(<OwnerScreens api={api} texts={ownerScreenTexts} onAction={() => undefined} {...names} />);
  await settle();
  await settle();
};
const press = (name: string | RegExp): void => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

beforeEach(() => {
  asked = [];
});
afterEach(cleanup);

describe('the list of who waits', () => {
  const cells = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].slice(0, 2).map(({ textContent }) => textContent));

  it('names products and variants as the shop does, and by their ids where it does not', async () => {
    await open(createPlatform({ A: 1, Z: 1 }), { productsPath: '/store' });
    await vi.waitFor(() =>
      expect(cells()).toEqual([
        ['Breakfast mug', 'Oat / Small'],
        ['Breakfast mug', 'Z'],
      ]),
    );
    expect(screen.getByRole('button', { name: 'Send for Breakfast mug: Oat / Small' })).toBeTruthy();
  });

  it('goes by the names that the page gives', async () => {
    await open(createPlatform({ A: 1, B: 1 }), { names: { mug: { title: 'Becher', variants: { A: 'Hafer' } } } });
    await vi.waitFor(() =>
      expect(cells()).toEqual([
        ['Becher', 'Hafer'],
        ['Becher', 'B'],
      ]),
    );
  });

  it('has ids where nothing names them', async () => {
    await open(createPlatform({ A: 1 }));
    expect(cells()).toEqual([['mug', 'A']]);
    expect(screen.getByRole('button', { name: 'Send for A' })).toBeTruthy();
  });
});

describe('"Send all"', () => {
  it('asks first, and says how many emails that is', async () => {
    await open(createPlatform({ A: 2, B: 3 }));
    press('Send all');
    expect(asked).toEqual([]);
    expect(focused()).toBe('Emails to be sent: 5. Send them now?');
    press('No, not now');
    expect([asked, focused()]).toEqual([[], 'Send all']);
    press('Send all');
    press('Yes, send all');
    expect(asked).toEqual([['A', 'B']]);
  });

  it('counts no email that has gone out already', async () => {
    await open(createPlatform({ A: 2, B: 3 }));
    press('Send for A');
    await answer();
    press('Send all');
    expect(focused()).toBe('Emails to be sent: 3. Send them now?');
  });

  it('leads the focus to "Cancel", and in the end to the sum', async () => {
    await open(createPlatform({ A: 2, B: 3 }));
    press('Send all');
    press('Yes, send all');
    expect(focused()).toBe('Cancel');
    await answer();
    expect(focused()).toBe('Emails waiting: 5. Variants: 2.');
  });

  it('leads the focus back to "Send all" where something is left', async () => {
    await open(createPlatform({ A: 2, B: 3 }));
    press('Send all');
    press('Yes, send all');
    await answer(false);
    expect(focused()).toBe('Send all');
  });
});

describe('"Send"', () => {
  it('leads the focus to the next one, else to the one before, else to the sum', async () => {
    await open(createPlatform({ A: 1, B: 1, C: 1 }));
    for (const [variant, next] of [
      ['B', 'Send for C'],
      ['C', 'Send for A'],
      ['A', 'Emails waiting: 3. Variants: 3.'],
    ] as const) {
      press(`Send for ${variant}`);
      await answer();
      expect(focused()).toBe(next);
    }
  });

  it('keeps the focus where it was refused, and takes it from nothing that the owner has turned to', async () => {
    await open(createPlatform({ A: 1, B: 1 }));
    press('Send for A');
    await answer(false);
    expect(focused()).toBe('Send for A');
    press('Send for A');
    screen.getByRole('button', { name: 'Send for B' }).focus();
    await answer();
    expect(focused()).toBe('Send for B');
  });
});

describe('the sum of what waits', () => {
  it('is right for a single email as well', async () => {
    await open(createPlatform({ A: 1 }));
    expect(screen.getByText('Emails waiting: 1. Variants: 1.')).toBeDefined();
  });
});

describe('what else goes', () => {
  it('leads the focus on: "Try again" to the title, "Show more" to the first new row', async () => {
    const platform = createPlatform(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`V${index}`, 1])));
    const groups = vi.fn(platform.groups).mockResolvedValueOnce(fail(new ApiError('http', 'No', { status: 500 })));
    await open({ ...platform, groups });
    press('Try again');
    expect(focused()).toBe('Restock notifications');
    await settle();
    await settle();
    press('Show more');
    expect(document.activeElement?.closest('tr')?.textContent).toContain('V50');
  });
});
