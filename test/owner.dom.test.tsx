import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../src/core/wire/ApiError.ts';
import type { OwnerApi } from '../src/owner/calls.ts';
import { fail, ok } from '../src/lib/result.ts';
import { OwnerScreens } from '../src/owner/OwnerScreens.tsx';
import { type OwnerScreenTexts } from '../src/owner/ownerScreenTexts.ts';
import { ownerScreenTexts } from './support/englishTexts.ts';

afterEach(cleanup);

const waiting = {
  signUpGroups: [{ productId: 'p', variantId: 'v', signUps: [{ siteVisitorEmail: 'a@b.ce' }], hasNextPage: false, nextPageCursor: null }],
  hasNextPage: false,
  nextPageCursor: null,
};
const open = (part: Partial<OwnerApi>, texts: OwnerScreenTexts = ownerScreenTexts) =>
  act(async () => {
    const api = { groups: async () => ok(waiting), reviewsAssign: async () => ok({ isProductReviewsEnabled: false }), ...part };
    render(<OwnerScreens api={api as OwnerApi} texts={texts} onAction={() => undefined} />);
  });

/** The wire’s messages, which are for developers, and what people read. */
const onTheWire: readonly (readonly [ApiErrorKind, string, told: string])[] = [
  ['offline', 'Network Error', 'The shop could not be reached. Please check your connection and try again.'],
  ['timeout', 'timeout of 10000ms exceeded', 'The shop did not answer in time. Please try again.'],
  ['http', 'Request failed with status code 502', 'Unknown error, please try again later.'],
  ['schema', 'The server sent something other than data.', 'Unknown error, please try again later.'],
  ['rate-limit', 'Request failed with status code 429', 'Please try again in a few seconds.'],
  ['crumb', 'Request failed with status code 400', 'Your session has expired. Please reload the page and try again.'],
];

describe('the owner’s screens, where the host does not do what is asked of it', () => {
  it.each(onTheWire)('say why the list is missing in the words of the shop: %s', async (kind, wire, told) => {
    await open({ groups: async () => fail(new ApiError(kind, wire)) });
    expect(screen.getByRole('alert').textContent).toBe(`The list could not be loaded: ${told}`);
    expect(document.body.textContent).not.toContain(wire);
  });

  it.each(onTheWire)('say why nothing was sent in the words of the shop: %s', async (kind, wire, told) => {
    await open({ send: async () => fail(new ApiError(kind, wire)) });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send for v' })));
    expect(screen.getByRole('status').textContent).toBe(`Stopped: ${told}`);
    expect(document.body.textContent).not.toContain(wire);
  });

  it('hand on what the host says itself, and speak the language of the site', async () => {
    await open({ groups: async () => fail(new ApiError('http', 'no', { serverMessage: 'Closed on Sundays.' })) });
    expect(screen.getByRole('alert').textContent).toContain('Closed on Sundays.');
    cleanup();
    await open(
      { groups: async () => fail(new ApiError('offline', 'Network Error')) },
      { ...ownerScreenTexts, unreachable: 'Keine Verbindung.' },
    );
    expect(screen.getByRole('alert').textContent).toContain('Keine Verbindung.');
  });
});
