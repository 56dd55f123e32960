import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filterPage } from '../../../src/app/filterPage.ts';
import { createFilters, type Filters } from '../../../src/core/filter/createFilters.ts';
import type { WidgetParts } from '../../../src/core/mount/defineWidget.ts';
import { createPartRoots } from '../../../src/core/mount/createPartRoots.ts';
import { mountWidget, unmountWidget, type MountedWidget } from '../../../src/core/mount/mountWidget.ts';
import { createPage } from '../../../src/core/page/createPage.ts';
import type { OwnContext } from '../../../src/core/ui/ShopContext.ts';
import type { FormFilters } from '../../../widgets/form/filters.ts';
import { parts } from '../../../widgets/form/Form.tsx';
import { openShop } from '../../app/openShop.ts';
import { clearPage, showForeignPage } from '../../core/page/openPage.ts';
import { inShop } from '../../core/ui/inShop.tsx';
import { createWire } from './parts/openForm.tsx';

type Values = FormFilters['form-values']['value'];

const FIELDS = [
  { type: 'text', id: 'text-1', title: 'Text' },
  { type: 'hidden', id: 'hidden-1', key: 'source', value: 'shop' },
];
const report = vi.fn<(error: unknown) => void>();
let wire: ReturnType<typeof createWire>;
let filters: Filters;
const roots = createPartRoots(document);
let mounted: MountedWidget;

beforeEach(() => {
  report.mockClear();
  filters = createFilters(
    async () => filterPage,
    report,
    () => undefined,
  );
  const json = JSON.stringify({ formId: 'f', formFields: FIELDS });
  showForeignPage(`<div data-storefront="form"><script type="application/json">${json}</script></div>`);
  wire = createWire();
  const element = document.querySelector<HTMLElement>('[data-storefront]')!;
  const props = parts.read(element, createPage(document, ['form'], 'USD'))!;
  const forms = { api: wire as never, emit: vi.fn() };
  const { filterOf } = filters;
  const provide = (content: ReactElement, own: OwnContext) => inShop(content, { shop: openShop(), forms, own, filterOf });
  act(() => void (mounted = mountWidget({ element }, parts as unknown as WidgetParts<object>, props, { roots, provide, onFail: vi.fn() })));
});
afterEach(() => {
  act(() => unmountWidget(mounted));
  clearPage();
  sessionStorage.clear();
});

async function filter(run: (values: Values, detail: FormFilters['form-values']['detail']) => unknown): Promise<() => void> {
  const off = filters.add('form-values', run as never);
  await filters.settled();
  return off;
}
async function sent(): Promise<unknown> {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => void document.querySelector('form')!.dispatchEvent(event));
  return JSON.parse(wire.form.save.mock.lastCall![0].form);
}

it('a filter changes the hidden values that are sent, and no others', async () => {
  const seen = vi.fn();
  await filter((values, detail) => {
    seen(values, detail);
    return { ...values, 'hidden-1': 'mail', 'text-1': 'not mine', more: 'x' };
  });
  expect(await sent()).toEqual({ 'text-1': '', 'hidden-1': 'mail' });
  expect(seen).toHaveBeenCalledTimes(1);
  expect(seen).toHaveBeenCalledWith({ 'hidden-1': 'shop' }, { formId: 'f', names: { 'hidden-1': 'source' } });
});

it('a filter that was taken off changes nothing any more', async () => {
  (await filter((values) => ({ ...values, 'hidden-1': 'mail' })))();
  expect(await sent()).toEqual({ 'text-1': '', 'hidden-1': 'shop' });
});

it.each([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['returns another type', () => ({ 'hidden-1': 5 })],
  ['leaves out a field', () => ({})],
])('a filter that %s counts as absent, and is reported once', async (_what, run) => {
  await filter(run);
  expect(await sent()).toEqual({ 'text-1': '', 'hidden-1': 'shop' });
  expect(report).toHaveBeenCalledTimes(1);
});

it('an answer that was lost is sent again with what the filter said the first time, so that it is known as the same', async () => {
  let time = 0;
  await filter((values) => ({ ...values, 'hidden-1': String((time += 1)) }));
  wire.form.save.mockRejectedValueOnce(new Error('lost'));
  await sent();
  expect(await sent()).toEqual({ 'text-1': '', 'hidden-1': '1' });
  expect(wire.form.save).toHaveBeenCalledTimes(2);
});

it('another filter counts when the form is sent again', async () => {
  const off = await filter((values) => ({ ...values, 'hidden-1': 'mail' }));
  wire.form.save.mockRejectedValueOnce(new Error('lost'));
  await sent();
  off();
  await filter((values) => ({ ...values, 'hidden-1': 'page' }));
  expect(await sent()).toEqual({ 'text-1': '', 'hidden-1': 'page' });
});
