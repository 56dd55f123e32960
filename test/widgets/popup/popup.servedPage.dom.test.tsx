import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const CONTEXT = {
  websiteSettings: {
    popupOverlaySettings: { style: 2, showOnTimer: true, timerDelay: 0, showOnAllPages: true, displayFrequency: 7, version: 1 },
  },
};
const CONTENT = '<h2>A <b>letter</b></h2> now and then <a href="/letter" id="a">More</a><!-- a -->';
const INTERACTIONS: Interactions = {
  'it comes': () => vi.waitFor(() => expect(screen.getByRole('dialog', { hidden: true })).not.toBeNull(), { timeout: 20_000 }),
  'it is closed': async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Close', hidden: true }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(JSON.parse(localStorage.getItem('squarespace-popup-overlay')!)).toMatchObject({ version: 1, submitted: false });
  },
};

describe('the law of the served page: popups', () => {
  it.each([
    ['an element with one box', `<div data-storefront="popup-overlay" hidden><div class="box">${CONTENT}</div></div>`],
    ['an element with its content', `<div data-storefront="popup-overlay" hidden>${CONTENT}</div>`],
    ['a template', `<template data-storefront="popup-overlay">${CONTENT}</template>`],
  ])('is kept by %s', (_what, html) =>
    expectServedPageUntouched(`<main>Before</main>${html}<footer>After</footer>`, INTERACTIONS, CONTEXT),
  );
});
